import { createHash } from 'node:crypto';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createHttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { writeDurably } from '../../../platform/state/durable-file';
import type { StrapiFile } from './api';

const minute = 60_000;
const largest = 2 * 1024 ** 3;

interface Options {
  /** The address of Strapi. */
  url: string;
  /** The folder of the copies. */
  folder: string;
}

/** A name that differs once the file is replaced. */
const nameOf = ({ url, updatedAt, name }: StrapiFile) =>
  createHash('sha256').update(`${url} ${updatedAt}`).digest('hex') + path.extname(name);

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Copies of Strapi's files on this server's disk. Each is made when it is first requested. */
export const fileCopies = ({ url, folder }: Options) => {
  const running = new Map<string, Promise<void>>();

  const download = async (file: StrapiFile, to: string) => {
    const { origin, pathname } = new URL(file.url, url);
    const client = createHttpClient({ name: 'cms', baseUrl: origin, timeoutMs: 5 * minute, maxBytes: largest });
    await writeDurably(to, await client.file(pathname), async (temporary, named) => {
      const { size } = await stat(temporary);
      if (file.bytes !== null && size !== file.bytes)
        throw new UpstreamError('refused', { cause: new Error(`${file.name} has ${size} bytes, not ${file.bytes}`) });
      const changed = new Date(file.updatedAt);
      await utimes(temporary, changed, changed);
      await rename(temporary, named);
    });
  };

  return {
    /** The path of the copy of a file. Rejects with an UpstreamError if it cannot be made. */
    find: async (file: StrapiFile): Promise<string> => {
      const at = path.join(folder, nameOf(file));
      if (await exists(at)) return at;
      const copying = running.get(at) ?? download(file, at).finally(() => running.delete(at));
      running.set(at, copying);
      await copying;
      return at;
    },

    /** Removes the copies of all other files. */
    keepOnly: async (files: StrapiFile[]): Promise<void> => {
      const current = new Set(files.map(nameOf));
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => !name.endsWith('.tmp') && !current.has(name));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
};
