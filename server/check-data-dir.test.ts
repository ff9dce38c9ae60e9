import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDataDir } from './check-data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('creates the folder and leaves nothing in it', async () => {
  const data = path.join(folder, 'deep', 'data');
  await checkDataDir(data);
  expect(existsSync(data)).toBe(true);
  expect(readdirSync(data)).toEqual([]);
});

it('names a folder that is not writable', async () => {
  const data = path.join(folder, 'data');
  writeFileSync(data, 'a file');
  await expect(checkDataDir(data)).rejects.toThrow(`DATA_DIR, ${data}, is not writable`);
});
