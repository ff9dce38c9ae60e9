import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { getErrorCode } from '../../../shared/error-code';
import { ContentError } from '../../files/content-file';
import type { FileFacts } from '../contract';
import { typeOf } from '../file-types';

/** The file folders: references that begin with `media/` are in `media`, all others in `files`. */
export interface FileFolders {
  files: string;
  media: string;
}

const mediaFolder = 'media/';

const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];
const isMissing = (error: unknown) => missing.includes(getErrorCode(error) ?? '');

/** The real path of a file; null if it does not exist or is outside the folder. */
const findWithin = async (folder: string, name: string): Promise<string | null> => {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]);
    if (!file.startsWith(root + path.sep)) return null;
    return (await stat(file)).isFile() ? file : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Where the file with a reference is; null if there is none. */
export const findFile = ({ files, media }: FileFolders, reference: string): Promise<string | null> =>
  reference.startsWith(mediaFolder)
    ? findWithin(media, reference.slice(mediaFolder.length))
    : findWithin(files, reference);

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
