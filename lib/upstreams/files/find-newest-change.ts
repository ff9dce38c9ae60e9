import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const orEmpty = <T>(result: Promise<T[]>): Promise<T[]> => result.catch(() => []);

/** Reads the Unix time in ms of the last change to a folder or anything below it. Unreadable files are ignored. */
export const findNewestChange = async (folder: string): Promise<number> => {
  const items = await orEmpty(readdir(folder, { recursive: true }));
  const timesMs = ['', ...items].map((name) =>
    stat(path.join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(timesMs)));
};
