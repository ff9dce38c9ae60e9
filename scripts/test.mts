import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { findBrowser } from './browser.mts';
import { longParts, type Part, quickParts } from './test/parts.mts';
import { type Counts, readCounts } from './test/report.mts';

/**
 * Runs the parts of the tests one after the other and prints a table: `npm test` runs the quick parts, `npm run
 * test:all` all of them. The last line counts the tests that passed and failed. A check without tests counts as one.
 */
interface Result extends Counts {
  part: Part;
  seconds: number;
}

const write = (line: string) => process.stdout.write(`${line}\n`);
const formatDuration = (seconds: number) =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

const run = (part: Part, index: number, parts: Part[]): Result => {
  write(`\n── ${part.name} (${index + 1} of ${parts.length})`);
  const emptyResult = { part, seconds: 0, passed: 0, failed: 0, flagged: [], tests: [] };
  if (part.missing) return emptyResult;
  const report = path.resolve(`reports/${part.name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const command = part.runner === 'vitest' ? `${part.command} --outputFile=${report}` : part.command;
  const startMs = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const result = { ...emptyResult, seconds: (performance.now() - startMs) / 1000 };
  const failed = Number(status !== 0);
  if (!part.runner) return { ...result, passed: 1 - failed, failed };
  try {
    const counts = readCounts(part.runner, report);
    return { ...result, ...counts, failed: counts.failed || failed };
  } catch {
    return { ...result, failed: 1 };
  }
};

const formatResult = ({ part: { name, missing }, passed, failed, seconds, flagged }: Result): string => {
  const outcome = missing
    ? `not run, ${missing} is missing`
    : `${passed} passed, ${failed} failed, ${formatDuration(seconds)}`;
  const text = `${failed ? '✗' : missing ? '–' : '✓'} ${name}: ${outcome}`;
  return [failed ? styleText('red', text) : text, ...flagged].join('\n    ');
};

process.env.CHROMIUM_PATH = findBrowser();
const runsAll = process.argv.includes('all');
// BODIES is the number of random bodies that each endpoint receives in tests/api/bodies.test.ts.
if (runsAll) process.env.BODIES ??= '10000';

const results: Result[] = [];
const parts = runsAll ? [...quickParts, ...longParts] : quickParts;
for (const [index, part] of parts.entries()) {
  const result = run(part, index, parts);
  write(formatResult(result));
  results.push(result);
  if (part.name === 'build' && result.failed) break;
}

const slowest = results.flatMap(({ tests }) => tests).sort((first, second) => second.seconds - first.seconds);
write('\nThe ten slowest tests');
for (const { name, seconds } of slowest.slice(0, 10)) write(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
write('\nAll parts');
for (const result of results) write(formatResult(result));
const sumResults = (key: 'passed' | 'failed' | 'seconds') => results.reduce((sum, result) => sum + result[key], 0);
if (!runsAll)
  write(
    'Not run: attacks, faults, several servers, vendors, Strapi and other long checks. Run them with npm run test:all.',
  );
write(`All in ${formatDuration(sumResults('seconds'))}`);
write(`${sumResults('passed')} passed, ${sumResults('failed')} failed`);
process.exit(sumResults('failed') === 0 ? 0 : 1);
