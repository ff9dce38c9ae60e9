import { createHash } from 'node:crypto';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createHttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { writeDurably } from '../../../platform/state/durable-file';
import type { StrapiFile } from './api';

const minuteMs = 60_000;
const maxFileBytes = 2 * 1024 ** 3;

interface Options {
  /** The address of Strapi. */
  url: string;
  /** The folder of the copies. */
  folder: string;
}

/** A name that differs once the file is replaced. */
const toCopyName = ({ url, updatedAt, name }: StrapiFile) =>
  createHash('sha256').update(`${url} ${updatedAt}`).digest('hex') + path.extname(name);

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Copies of Strapi's files on this server's disk. Each is made when it is first requested. */
export const fileCopies = ({ url, folder }: Options) => {
  const downloads = new Map<string, Promise<void>>();

  const download = async (file: StrapiFile, copyPath: string) => {
    const { origin, pathname } = new URL(file.url, url);
    const client = createHttpClient({ name: 'cms', baseUrl: origin, timeoutMs: 5 * minuteMs, maxBytes: maxFileBytes });
    await writeDurably(copyPath, await client.file(pathname), async (temporary, target) => {
      const { size } = await stat(temporary);
      if (file.bytes !== null && size !== file.bytes)
        throw new UpstreamError('refused', { cause: new Error(`${file.name} has ${size} bytes, not ${file.bytes}`) });
      const modifiedAt = new Date(file.updatedAt);
      await utimes(temporary, modifiedAt, modifiedAt);
      await rename(temporary, target);
    });
  };

  return {
    /** The path of the copy of a file. Rejects with an UpstreamError if it cannot be made. */
    find: async (file: StrapiFile): Promise<string> => {
      const copyPath = path.join(folder, toCopyName(file));
      if (await exists(copyPath)) return copyPath;
      const pending = downloads.get(copyPath) ?? download(file, copyPath).finally(() => downloads.delete(copyPath));
      downloads.set(copyPath, pending);
      await pending;
      return copyPath;
    },

    /** Removes the copies of all other files. */
    removeOthers: async (files: StrapiFile[]): Promise<void> => {
      const current = new Set(files.map(toCopyName));
      const names = await readdir(folder).catch(() => []);
      const outdated = names.filter((name) => !name.endsWith('.tmp') && !current.has(name));
      await Promise.all(outdated.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
};
