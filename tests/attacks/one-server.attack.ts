import { describe, inject } from 'vitest';
import { waitUntilReady } from './support/site';

// Some cases read what the server has before their tests are defined.
await waitUntilReady(inject('site'));

/** The attacks on the shared server, in sequence. The last ones check what the other attacks have left behind. */
const cases = {
  cost: () => import('./cases/cost'),
  bodies: () => import('./cases/bodies'),
  answers: () => import('./cases/answers'),
  fuzz: () => import('./cases/fuzz'),
  connections: () => import('./cases/connections'),
  forms: () => import('./cases/forms'),
  pictures: () => import('./cases/pictures'),
  fairness: () => import('./cases/fairness'),
  content: () => import('./cases/content'),
  cache: () => import('./cases/cache'),
  log: () => import('./cases/log'),
  memory: () => import('./cases/memory'),
};

for (const [name, load] of Object.entries(cases)) describe(name, async () => void (await load()));
