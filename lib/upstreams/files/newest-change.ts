import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const orNone = <T>(answer: Promise<T[]>): Promise<T[]> => answer.catch(() => []);

/** When a folder, or anything below it, last changed, in Unix ms; unreadable files are ignored. */
export const newestChange = async (folder: string): Promise<number> => {
  const items = await orNone(readdir(folder, { recursive: true }));
  let newest = 0;
  for (const name of ['', ...items]) {
    const facts = await stat(path.join(folder, name)).catch(() => null);
    newest = Math.max(newest, facts?.mtimeMs ?? 0);
  }
  return newest;
};
