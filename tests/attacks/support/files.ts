import { type Dirent, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const entriesIn = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** The files in a folder and its subfolders, each with its size in bytes and the time of its last change. */
export const listing = (folder: string): Map<string, { bytes: number; changed: number }> => {
  const files = new Map<string, { bytes: number; changed: number }>();
  for (const entry of entriesIn(folder)) {
    const file = path.join(entry.parentPath, entry.name);
    const facts = entry.isFile() ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (facts) files.set(file, { bytes: facts.size, changed: facts.mtimeMs });
  }
  return files;
};

export const pictureFolder = '.next/cache/pictures';

/** The files of the build, without converted pictures, which servers create and delete. */
export const listBuild = (): Listing =>
  new Map([...listing('.next')].filter(([file]) => !file.startsWith(pictureFolder)));

/** The files of the data folder, without the snapshot of offers, which servers write in the background. */
export const listData = (dataDir: string): Listing =>
  new Map([...listing(dataDir)].filter(([file]) => path.basename(file) !== 'offers.json'));

type Listing = ReturnType<typeof listing>;

/** The files that changed or were deleted. */
export const changedFiles = (before: Listing, after: Listing): string[] =>
  [...before].flatMap(([file, { bytes, changed }]) => {
    const now = after.get(file);
    return now?.bytes === bytes && now.changed === changed ? [] : [file];
  });

export const addedFiles = (before: Listing, after: Listing): string[] =>
  [...after.keys()].filter((file) => !before.has(file));

/** The longest that writing a file may take, in ms. */
const longestWrite = 10_000;

/** The files that are empty, and temporary files that were never finished. */
export const brokenFiles = (files: Listing): string[] =>
  [...files].flatMap(([file, { bytes, changed }]) => {
    const isBegun = file.endsWith('.tmp');
    const isBroken = isBegun ? changed < Date.now() - longestWrite : bytes === 0;
    return isBroken ? [file] : [];
  });

/** Creates a sparse file of `bytes` bytes, which takes no space on disk. */
export const makeLargeFile = (file: string, bytes: number): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  truncateSync(file, bytes);
};
