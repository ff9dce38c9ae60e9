import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists everything below a folder. It lists subfolders concurrently, unlike `readdir` with `recursive`, because each
 * wait takes a while when the site is busy. Rejects if a folder is unreadable.
 */
export const listBelow = async (folder: string): Promise<Dirent[]> => {
  const items = await readdir(folder, { withFileTypes: true });
  const subfolders = items.filter((item) => item.isDirectory());
  const below = await Promise.all(subfolders.map(({ name }) => listBelow(path.join(folder, name))));
  return [...items, ...below.flat()];
};
