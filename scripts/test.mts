import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { findBrowser } from './browser.mts';
import { longParts, type Part, quickParts } from './test/parts.mts';
import { type Counts, countsIn } from './test/report.mts';

/**
 * Runs one part of the tests after the other and prints a table: `npm test` what a person waits for, `npm run test:all`
 * everything. The last line counts what passed and failed; a check without tests counts as one.
 */
interface Result extends Counts {
  part: Part;
  seconds: number;
}

const write = (line: string) => process.stdout.write(`${line}\n`);
const duration = (seconds: number) =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

const run = (part: Part, index: number, parts: Part[]): Result => {
  write(`\n── ${part.name} (${index + 1} of ${parts.length})`);
  const none = { part, seconds: 0, passed: 0, failed: 0, troubled: [], tests: [] };
  if (part.missing) return none;
  const report = path.resolve(`reports/${part.name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const command = part.runner === 'vitest' ? `${part.command} --outputFile=${report}` : part.command;
  const start = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const result = { ...none, seconds: (performance.now() - start) / 1000 };
  const failed = Number(status !== 0);
  if (!part.runner) return { ...result, passed: 1 - failed, failed };
  try {
    const counts = countsIn(part.runner, report);
    return { ...result, ...counts, failed: counts.failed || failed };
  } catch {
    return { ...result, failed: 1 };
  }
};

const line = ({ part: { name, missing }, passed, failed, seconds, troubled }: Result): string => {
  const outcome = missing ? `not run, lacks ${missing}` : `${passed} passed, ${failed} failed, ${duration(seconds)}`;
  const text = `${failed ? '✗' : missing ? '–' : '✓'} ${name}: ${outcome}`;
  return [failed ? styleText('red', text) : text, ...troubled].join('\n    ');
};

process.env.CHROMIUM_PATH = findBrowser();
const all = process.argv.includes('all');
// The bodies that each endpoint gets, see tests/api/bodies.test.ts.
if (all) process.env.BODIES ??= '10000';

const results: Result[] = [];
const parts = all ? [...quickParts, ...longParts] : quickParts;
for (const [index, part] of parts.entries()) {
  const result = run(part, index, parts);
  write(line(result));
  results.push(result);
  if (part.name === 'build' && result.failed) break;
}

const slowest = results.flatMap(({ tests }) => tests).sort((one, other) => other.seconds - one.seconds);
write('\nThe ten slowest tests');
for (const { name, seconds } of slowest.slice(0, 10)) write(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
write('\nAll parts');
for (const result of results) write(line(result));
const total = (key: 'passed' | 'failed' | 'seconds') => results.reduce((sum, result) => sum + result[key], 0);
if (!all) write('Not run: attacks, faults, several servers, vendors, Strapi and other long checks (npm run test:all).');
write(`All in ${duration(total('seconds'))}`);
write(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
