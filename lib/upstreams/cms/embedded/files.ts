import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { getErrorCode } from '../../../shared/error-code';
import { ContentError } from '../../files/content-file';
import { listBelow } from '../../files/list-below';
import type { FileInfo } from '../contract';
import { getMediaType } from '../file-types';

/** The file folders. References that begin with `media/` are in `media`, all others in `files`. */
export interface FileFolders {
  files: string;
  media: string;
}

const mediaPrefix = 'media/';

const missingCodes = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];
const isMissing = (error: unknown) => missingCodes.includes(getErrorCode(error) ?? '');

/** Finds the real path of a file; null if it does not exist or is outside of the folder. */
const findInFolder = async (folder: string, name: string): Promise<string | null> => {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]);
    if (!file.startsWith(root + path.sep)) return null;
    return (await stat(file)).isFile() ? file : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Finds the path of a file that visitors can download by its reference; null if there is no such file. */
export const findFile = async ({ files, media }: FileFolders, reference: string): Promise<string | null> => {
  if (!getMediaType(reference)) return null;
  return reference.startsWith(mediaPrefix)
    ? findInFolder(media, reference.slice(mediaPrefix.length))
    : findInFolder(files, reference);
};

/** Awaits a file system call; null if the file is missing. Rejects with a ContentError if it is unreadable. */
const nullIfMissing = async <T>(filePath: string, result: Promise<T>): Promise<T | null> => {
  try {
    return await result;
  } catch (error) {
    if (isMissing(error)) return null;
    throw new ContentError(filePath, [`it cannot be read: ${error}`]);
  }
};

const listFiles = async (folder: string, prefix = ''): Promise<FileInfo[]> => {
  const items = (await nullIfMissing(folder, listBelow(folder))) ?? [];
  const files = items.map(async (item): Promise<FileInfo[]> => {
    const filePath = path.join(item.parentPath, item.name);
    const reference = prefix + path.relative(folder, filePath);
    const type = item.isFile() ? getMediaType(reference) : undefined;
    const stats = type ? await nullIfMissing(filePath, stat(filePath)) : null;
    return type && stats ? [{ reference, type, bytes: stats.size }] : [];
  });
  return (await Promise.all(files)).flat();
};

/** Lists the facts of all files that visitors can download. */
export const listFileInfo = async ({ files, media }: FileFolders): Promise<FileInfo[]> =>
  (await Promise.all([listFiles(files), listFiles(media, mediaPrefix)])).flat();
