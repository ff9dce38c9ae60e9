import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { findBrowser } from './browser.mts';

interface Result {
  name: string;
  passed: number;
  failed: number;
  /** The names of tests that failed or passed only on retry. The summary lists them. */
  troubled?: string[];
}

const run = (command: string, env: Record<string, string> = {}) =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const check = (name: string, command: string): Result => {
  process.stdout.write(`\n── ${name}\n`);
  const passed = run(command);
  return { name, passed: Number(passed), failed: Number(!passed) };
};

/** Runs a test runner and reads its counts from the JSON report that it writes. */
const suite = (name: string, command: string, report: string, count: (json: never) => Omit<Result, 'name'>): Result => {
  process.stdout.write(`\n── ${name}\n`);
  rmSync(report, { force: true });
  const succeeded = run(command, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')) as never);
    return { name, ...counts, failed: counts.failed || Number(!succeeded) };
  } catch {
    return { name, passed: 0, failed: 1 };
  }
};

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The failed tests of a file; the file itself if it failed without one, for example because it does not load. */
const failuresIn = ({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] => {
  const file = relative('.', name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${file}: ${fullName}`);
  return status === 'failed' && tests.length === 0 ? [file] : tests;
};

const countOfVitest = ({ numPassedTests, testResults }: VitestReport) => {
  const failures = testResults.flatMap(failuresIn);
  return { passed: numPassedTests, failed: failures.length, troubled: failures.map((one) => `failed: ${one}`) };
};

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const countOfPlaywright = ({ stats, suites }: PlaywrightReport) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  troubled: suites.flatMap(specsOf).flatMap(({ file, title, tests }) => {
    const named = `${file}: ${title}`;
    if (tests.some(({ status }) => status === 'unexpected')) return [`failed: ${named}`];
    return tests.some(({ status }) => status === 'flaky') ? [`passed on retry: ${named}`] : [];
  }),
});

const unit = () =>
  suite(
    'unit and component tests',
    'vitest run --reporter=default --reporter=json --outputFile=reports/unit.json',
    'reports/unit.json',
    countOfVitest,
  );

const attacks = () =>
  suite(
    'attacks, in their short form',
    [
      'ATTACKS=short vitest run --config tests/attacks/vitest.config.mts',
      '--reporter=verbose --reporter=json --outputFile=reports/attacks.json',
    ].join(' '),
    'reports/attacks.json',
    countOfVitest,
  );

const e2e = () =>
  suite(
    'end-to-end tests',
    'playwright test --project journeys --reporter=list,json',
    'reports/e2e.json',
    countOfPlaywright,
  );

process.env.CHROMIUM_PATH = findBrowser();
const results = [check('format and lint', 'npm run --silent check'), check('types', 'npm run --silent types'), unit()];
const built = check('build', 'npm run --silent build');
results.push(built);
if (built.passed) results.push(check('budgets', 'node scripts/budgets.mts'), e2e(), attacks());

process.stdout.write('\n');
for (const { name, passed, failed, troubled = [] } of results)
  process.stdout.write(
    [`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`, ...troubled].join('\n    ').concat('\n'),
  );
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write(
  'Not run, because they take too long: npm run test:cms, the site on a real Strapi and PostgreSQL, and npm run test:servers, two ' +
    'servers with one PostgreSQL (neither needs an account).\n',
);
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
process.exit(total('failed') === 0 ? 0 : 1);
