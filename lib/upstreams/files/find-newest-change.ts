import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listBelow } from './list-below';

/** Reads the Unix time in ms of the last change to a folder or anything below it. Unreadable files are ignored. */
export const findNewestChange = async (folder: string): Promise<number> => {
  const items = await listBelow(folder).catch(() => []);
  const timesMs = [folder, ...items.map(({ parentPath, name }) => path.join(parentPath, name))].map((file) =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(timesMs)));
};
