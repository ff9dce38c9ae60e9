import { type Dirent, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readEntries = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** The files in a folder and its subfolders, each with its size in bytes and the time of its last change. */
export const listFiles = (folder: string): Map<string, { bytes: number; modifiedMs: number }> => {
  const files = new Map<string, { bytes: number; modifiedMs: number }>();
  for (const entry of readEntries(folder)) {
    const file = path.join(entry.parentPath, entry.name);
    const stats = entry.isFile() ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (stats) files.set(file, { bytes: stats.size, modifiedMs: stats.mtimeMs });
  }
  return files;
};

export const pictureFolder = '.next/cache/pictures';

/** The files of the build, without converted pictures, which servers create and delete. */
export const listBuild = (): Listing =>
  new Map([...listFiles('.next')].filter(([file]) => !file.startsWith(pictureFolder)));

/** The files of the data folder, without the snapshot of offers, which servers write in the background. */
export const listData = (dataDir: string): Listing =>
  new Map([...listFiles(dataDir)].filter(([file]) => path.basename(file) !== 'offers.json'));

type Listing = ReturnType<typeof listFiles>;

/** The files that changed or were deleted. */
export const findChangedFiles = (before: Listing, after: Listing): string[] =>
  [...before].flatMap(([file, { bytes, modifiedMs }]) => {
    const current = after.get(file);
    return current?.bytes === bytes && current.modifiedMs === modifiedMs ? [] : [file];
  });

/** The files that were added. */
export const findAddedFiles = (before: Listing, after: Listing): string[] =>
  [...after.keys()].filter((file) => !before.has(file));

/** The time within which a temporary file is completed. */
const maxWriteMs = 10_000;

/** The files that are empty, and temporary files that were never finished. */
export const findBrokenFiles = (files: Listing): string[] =>
  [...files].flatMap(([file, { bytes, modifiedMs }]) => {
    const isTemporary = file.endsWith('.tmp');
    const isBroken = isTemporary ? modifiedMs < Date.now() - maxWriteMs : bytes === 0;
    return isBroken ? [file] : [];
  });

/** A document that visitors can download, in whose place a test may create a large file. */
export const largeFile = 'finance/2025/halcyre-annual-report-2025-en.zip';

/** Creates a sparse file of `bytes` bytes, which takes no space on disk. */
export const makeLargeFile = (file: string, bytes: number): void => {
  writeFileSync(file, '');
  truncateSync(file, bytes);
};
