import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeDurably } from '../../lib/platform/state/durable-file.ts';

/** How much of the folder is in memory. */
const maxMemoryBytes = 32 * 1024 ** 2;

/**
 * Creates a store of converted pictures in a folder, of at most `maxBytes`. The least recently used are deleted; the
 * most recently used are also in memory.
 */
export const createPictureStore = (folder: string, maxBytes: number) => {
  const toPath = (name: string) => path.join(folder, name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_size, name, reason) => {
      if (reason !== 'set') rmSync(toPath(name), { force: true });
    },
  });

  const pictures = new LRUCache<string, Buffer>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    fetchMethod: (name) => readFile(toPath(name)).catch(() => undefined),
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

    has: (name: string): boolean => sizes.get(name) !== undefined && (pictures.has(name) || existsSync(toPath(name))),

    /** Reads a picture; undefined if there is none. */
    read: async (name: string): Promise<Buffer | undefined> =>
      sizes.get(name) === undefined ? undefined : pictures.fetch(name),

    /** Saves a picture. Rejects if it cannot be written. */
    async save(name: string, data: Buffer): Promise<void> {
      await writeDurably(toPath(name), data);
      sizes.set(name, data.length);
    },
  };
};
