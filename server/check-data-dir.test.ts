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
  const dataDir = path.join(folder, 'deep', 'data');
  await checkDataDir(dataDir);
  expect(existsSync(dataDir)).toBe(true);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('names a folder that is not writable', async () => {
  const dataDir = path.join(folder, 'data');
  writeFileSync(dataDir, 'a file');
  await expect(checkDataDir(dataDir)).rejects.toThrow(`DATA_DIR, ${dataDir}, is not writable`);
});
