import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, extractFilePaths, runTool } from '../support/project-copy';
import { addContent, addRows, tableFiles } from './new-locale';

const timeoutMs = 300_000;
const [localeTable, ...otherTables] = tableFiles;
let copy = '';

beforeAll(() => {
  copy = copyProject();
}, timeoutMs);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The compiler's output for the files that match some patterns, and for all files that they import. */
const compile = (...include: string[]): Promise<string> => {
  const config = { extends: './tsconfig.json', include, exclude: ['**/*.test.*'] };
  writeFileSync(path.join(copy, 'tsconfig.code.json'), JSON.stringify(config));
  return runTool(
    copy,
    'tsc',
    '--noEmit',
    '--incremental',
    'false',
    '--pretty',
    'false',
    '--project',
    'tsconfig.code.json',
  );
};

it('a new row in the table of locales compiles once every other table has one', { timeout: timeoutMs }, async () => {
  addRows(copy, localeTable);
  const problems = await compile(...otherTables);
  expect(extractFilePaths(problems).sort()).toEqual(otherTables.toSorted());
  for (const table of otherTables) addRows(copy, table);
  expect(await compile('lib', 'pages', 'server', 'next.config.js')).toBe('');
});

it('with its strings and two pages, it is a language of the site', { timeout: timeoutMs }, async () => {
  addContent(copy);
  const output = await runTool(copy, 'vitest', 'run', '--root', copy, '--config', 'tests/locale/pages.config.mts');
  expect(output).toMatch(/Tests +6 passed \(6\)/);
});
