import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeDurably } from '../../lib/platform/state/durable-file.ts';
import { type Body, fileBody } from './body.ts';
import type { Complaints } from './complaints.ts';

const namePattern = /^[0-9a-f]{64}\.(?:avif|webp|jpg|png)$/;
const temporary = /\.tmp$/;

/** Stores converted pictures as files in a folder, up to `maxBytes` in total. The least recently used are deleted. */
export const openStore = (folder: string, maxBytes: number, { failed, wentWell }: Complaints) => {
  const fileOf = (name: string) => path.join(folder, name);
  const remove = (name: string) => {
    try {
      rmSync(fileOf(name), { force: true });
    } catch (error) {
      failed('delete', error, 'a converted picture cannot be deleted');
    }
  };
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_size, name, reason) => {
      if (reason !== 'set') remove(name);
    },
  });

  /** Loads the list of files that an earlier process left, and deletes unfinished ones. */
  const scan = () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const names = readdirSync(folder);
    names.filter((name) => temporary.test(name)).forEach(remove);
    const files = names
      .filter((name) => namePattern.test(name))
      .map((name) => ({ name, stats: statSync(fileOf(name), { throwIfNoEntry: false }) }))
      .map(({ name, stats }) => ({
        name,
        size: stats?.size ?? 0,
        used: Math.max(stats?.atimeMs ?? 0, stats?.mtimeMs ?? 0),
      }))
      .sort((a, b) => a.used - b.used);
    for (const { name, size } of files) {
      if (size > 0) sizes.set(name, size);
      if (!sizes.has(name)) remove(name);
    }
  };
  try {
    scan();
  } catch (error) {
    failed('scan', error, 'the folder of converted pictures cannot be read');
  }

  return {
    has: (name: string): boolean => sizes.has(name),

    /** A stored picture; null if there is none, or if its file does not have the expected size. */
    async open(name: string): Promise<Body | null> {
      const expected = sizes.get(name);
      if (!expected) return null;
      const body = await fileBody(fileOf(name)).catch(() => null);
      if (body?.size === expected) return body;
      body?.stream.destroy();
      return null;
    },

    /** Stores a picture. If it cannot be written, that is only logged. */
    async keep(name: string, data: Buffer): Promise<void> {
      if (data.length > maxBytes) return;
      try {
        await writeDurably(fileOf(name), data);
        sizes.set(name, data.length);
        wentWell('write');
      } catch (error) {
        failed('write', error, 'a converted picture cannot be kept');
      }
    },
  };
};
