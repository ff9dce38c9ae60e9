import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { CmsFile } from './contract';
import { getMediaType } from './file-types';

/**
 * Opens a file that visitors can download by its reference; null if there is no such file. `find` returns its path on
 * this server, or null.
 */
export const openServedFile = async (
  reference: string,
  find: (reference: string) => Promise<string | null>,
): Promise<CmsFile | null> => {
  const type = getMediaType(reference);
  const file = type ? await find(reference) : null;
  if (!type || !file) return null;
  const { size, mtime } = await stat(file);
  return {
    name: path.basename(reference),
    type,
    bytes: size,
    modifiedAt: mtime,
    stream: (range) => createReadStream(file, range),
  };
};
