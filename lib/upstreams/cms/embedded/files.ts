import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../../shared/error-code';
import { ContentError } from '../../files/content-file';
import type { CmsFile, FileFacts } from '../contract';
import { typeOf } from '../file-types';

/** The file folders: references that begin with `media/` are in `media`, all others in `files`. */
export interface FileFolders {
  files: string;
  media: string;
}

const mediaFolder = 'media/';

const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];
const isMissing = (error: unknown) => missing.includes(codeOf(error) ?? '');

/** The real path and facts of a file; null if it does not exist or is outside the folder. */
const findWithin = async (folder: string, name: string) => {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]);
    if (!file.startsWith(root + path.sep)) return null;
    const facts = await stat(file);
    return facts.isFile() ? { file, facts } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Finds the files that visitors may download, by reference. */
export const fileStore =
  ({ files, media }: FileFolders) =>
  async (reference: string): Promise<CmsFile | null> => {
    const type = typeOf(reference);
    if (!type) return null;
    const found = reference.startsWith(mediaFolder)
      ? await findWithin(media, reference.slice(mediaFolder.length))
      : await findWithin(files, reference);
    if (!found) return null;
    const { file, facts } = found;
    return {
      name: path.basename(reference),
      type,
      bytes: facts.size,
      changed: facts.mtime,
      stream: (range) => createReadStream(file, range),
    };
  };

/** Returns null if the file is missing; rejects with a ContentError if it is unreadable. */
const unlessMissing = async <T>(at: string, answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw new ContentError(at, [`it cannot be read: ${error}`]);
  }
};

const filesIn = async (folder: string, prefix = ''): Promise<FileFacts[]> => {
  const files: FileFacts[] = [];
  const items = (await unlessMissing(folder, readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  for (const item of items) {
    const at = path.join(item.parentPath, item.name);
    const reference = prefix + path.relative(folder, at);
    const type = item.isFile() ? typeOf(reference) : undefined;
    const facts = type ? await unlessMissing(at, stat(at)) : null;
    if (type && facts) files.push({ reference, type, bytes: facts.size });
  }
  return files;
};

/** All files that visitors may download. */
export const fileFacts = async ({ files, media }: FileFolders): Promise<FileFacts[]> => [
  ...(await filesIn(files)),
  ...(await filesIn(media, mediaFolder)),
];
