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
  /** The base URL of Strapi. */
  url: string;
  /** The folder for the copies. */
  folder: string;
}

/** The name of a copy, which changes when the file is replaced. */
const toCopyName = ({ url, updatedAt, name }: StrapiFile) =>
  createHash('sha256').update(`${url} ${updatedAt}`).digest('hex') + path.extname(name);

const fileExists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Creates the store of local copies of Strapi's files. A file is copied when it is first requested. */
export const createFileCopies = ({ url, folder }: Options) => {
  const downloads = new Map<string, Promise<void>>();

  const download = async (file: StrapiFile, copyPath: string) => {
    const { origin, pathname } = new URL(file.url, url);
    const client = createHttpClient({ name: 'cms', baseUrl: origin, timeoutMs: 5 * minuteMs, maxBytes: maxFileBytes });
    await writeDurably(copyPath, await client.fetchFile(pathname), async (temporary, target) => {
      const { size } = await stat(temporary);
      if (file.bytes !== null && size !== file.bytes)
        throw new UpstreamError('refused', {
          cause: new Error(`${file.name} has ${size} bytes instead of ${file.bytes}.`),
        });
      // The server derives Last-Modified and ETag from this time, so they are the same on every server.
      const modifiedAt = new Date(file.updatedAt);
      await utimes(temporary, modifiedAt, modifiedAt);
      await rename(temporary, target);
    });
  };

  return {
    /** Finds the path of a file's copy, downloading it if necessary. Rejects with an UpstreamError if that fails. */
    find: async (file: StrapiFile): Promise<string> => {
      const copyPath = path.join(folder, toCopyName(file));
      if (await fileExists(copyPath)) return copyPath;
      const pending = downloads.get(copyPath) ?? download(file, copyPath).finally(() => downloads.delete(copyPath));
      downloads.set(copyPath, pending);
      await pending;
      return copyPath;
    },

    /** Removes the copies of all files but these. */
    removeOthers: async (files: StrapiFile[]): Promise<void> => {
      const currentNames = new Set(files.map(toCopyName));
      const names = await readdir(folder).catch(() => []);
      const outdatedNames = names.filter((name) => !name.endsWith('.tmp') && !currentNames.has(name));
      await Promise.all(outdatedNames.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
};
