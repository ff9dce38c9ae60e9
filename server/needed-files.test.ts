import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { checkFiles, recordFiles } from './needed-files';

const folder = temporaryDataDir();
const replaceable = ['content/pages/home/en.yaml', 'public/media/a.jpg', '.next/cache/a', '.next/trace'];
const needed = Array.from({ length: 7 }, (_, index) => `.next/server/pages/${index}.html`);

const toPath = (file: string) => path.join(folder, file);

beforeEach(async () => {
  for (const file of [...needed, ...replaceable]) {
    mkdirSync(path.dirname(toPath(file)), { recursive: true });
    writeFileSync(toPath(file), '');
  }
  await recordFiles([...needed, ...replaceable, '.next/files.json'], folder);
});

it('a complete copy may start, even with other content than the build', async () => {
  for (const file of replaceable) rmSync(toPath(file));
  await expect(checkFiles(folder)).resolves.toBeUndefined();
});

it.each([
  ['a file', needed.slice(0, 1), / missing: \.next\/server\/pages\/0\.html\. /],
  ['many files', needed, / missing: (\S+, ){5}and 2 more\. /],
  ['the list', ['.next/files.json'], /^\.next\/files\.json is missing/],
])('a copy that lacks %s may not start, and the error names what is missing', async (_, files, message) => {
  for (const file of files) rmSync(toPath(file));
  await expect(checkFiles(folder)).rejects.toThrow(message);
});
