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

type Listing = ReturnType<typeof listing>;

/** The files that are other than they were, or gone. */
export const changedFiles = (before: Listing, after: Listing): string[] =>
  [...before].flatMap(([file, { bytes, changed }]) => {
    const now = after.get(file);
    return now?.bytes === bytes && now.changed === changed ? [] : [file];
  });

export const addedFiles = (before: Listing, after: Listing): string[] =>
  [...after.keys()].filter((file) => !before.has(file));

export const emptyFiles = (files: Listing): string[] =>
  [...files].flatMap(([file, { bytes }]) => (bytes === 0 ? [file] : []));

export const temporaryFiles = (files: Listing): string[] => [...files.keys()].filter((file) => file.endsWith('.tmp'));

/** Makes a file of so many bytes that takes no room on the disk. */
export const makeLargeFile = (file: string, bytes: number): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  truncateSync(file, bytes);
};
