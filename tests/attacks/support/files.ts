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

/** The files in a folder and below, each with its size in bytes and when it was last written. */
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

/** The files of the build. Pictures, which servers make and delete, are none. */
export const listBuild = (): Listing =>
  new Map([...listing('.next')].filter(([file]) => !file.startsWith(pictureFolder)));

type Listing = ReturnType<typeof listing>;

/** The files that are other than they were, or gone. */
export const changedFiles = (before: Listing, after: Listing): string[] =>
  [...before].flatMap(([file, { bytes, changed }]) => {
    const now = after.get(file);
    return now?.bytes === bytes && now.changed === changed ? [] : [file];
  });

export const addedFiles = (before: Listing, after: Listing): string[] =>
  [...after.keys()].filter((file) => !before.has(file));

/** How long a file may take to be written, in ms. */
const longestWrite = 10_000;

/** The files that are empty, or that somebody has begun to write and left. */
export const brokenFiles = (files: Listing): string[] =>
  [...files].flatMap(([file, { bytes, changed }]) => {
    const isBegun = file.endsWith('.tmp');
    const isBroken = isBegun ? changed < Date.now() - longestWrite : bytes === 0;
    return isBroken ? [file] : [];
  });

/** Makes a file of so many bytes that takes no room on the disk. */
export const makeLargeFile = (file: string, bytes: number): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  truncateSync(file, bytes);
};
