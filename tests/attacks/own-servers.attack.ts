import { describe } from 'vitest';

/** Attacks that start, and end, servers by themselves. */
const cases = {
  boot: () => import('./cases/boot'),
  crashes: () => import('./cases/crashes'),
};

for (const [name, load] of Object.entries(cases)) describe(name, async () => void (await load()));
