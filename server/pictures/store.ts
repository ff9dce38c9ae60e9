import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeDurably } from '../../lib/platform/state/durable-file.ts';

/** Creates a store of converted pictures in a folder, of at most `maxBytes`. The least recently used are deleted. */
export const createPictureStore = (folder: string, maxBytes: number) => {
  const toPath = (name: string) => path.join(folder, name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_size, name, reason) => {
      if (reason !== 'set') rmSync(toPath(name), { force: true });
    },
  });

  /** Registers the files of an earlier process, and deletes unfinished ones. Throws if the folder cannot be read. */
  const scan = () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const names = readdirSync(folder);
    for (const name of names) if (name.endsWith('.tmp')) rmSync(toPath(name), { force: true });
    const files = names
      .filter((name) => /^[0-9a-f]{64}\.\w+$/.test(name))
      .map((name) => ({ name, ...statSync(toPath(name)) }))
      .sort((a, b) => Math.max(a.atimeMs, a.mtimeMs) - Math.max(b.atimeMs, b.mtimeMs));
    for (const { name, size } of files) sizes.set(name, Math.max(size, 1));
  };

  return {
    scan,

    /** The path of a picture; undefined if there is none. */
    find: (name: string): string | undefined =>
      sizes.get(name) !== undefined && existsSync(toPath(name)) ? toPath(name) : undefined,

    /** Saves a picture and returns its path. Rejects if it cannot be written. */
    async save(name: string, data: Buffer): Promise<string> {
      await writeDurably(toPath(name), data);
      sizes.set(name, data.length);
      return toPath(name);
    },
  };
};
