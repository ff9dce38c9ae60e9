import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { orNull } from '../lib/platform/http/or-null.ts';
import { log } from '../lib/platform/process/log.ts';
import { type BuildFiles, createBuildFiles } from '../lib/platform/state/build-files.ts';
import { siteDatabase } from '../lib/platform/state/database.ts';
import { buildFolder, immutableResponse, listFiles } from './files.ts';
import { isReadRequest } from './is-read-request.ts';
import type { storedSender } from './response-cache/send-stored.ts';
import type { StoredResponse } from './response-cache/stored-response.ts';

const { prefix, root } = buildFolder;
const secondMs = 1000;
const shareIntervalMs = 600_000;
const siteFiles = createBuildFiles(siteDatabase);

/** Gives the files of this build to servers with another one, now and every ten minutes. Failures are logged. */
export const shareBuild = async (files: BuildFiles = siteFiles): Promise<void> => {
  const addresses = listFiles(root).map((name) => prefix + name);
  const share = async () => {
    try {
      await files.store(addresses, (address) => readFile(path.join(root, address.slice(prefix.length))));
    } catch (error) {
      log.warn({ err: error }, 'other servers do not have the scripts of this build');
    }
  };
  await share();
  setInterval(share, shareIntervalMs).unref();
};

/** Calls `load` at most once a second: calls in between wait for the next one. */
const oncePerSecond = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let lastLoadedMs = Number.NEGATIVE_INFINITY;
  let nextLoad: Promise<T> | null = null;
  const loadNext = async () => {
    await wait(Math.max(0, lastLoadedMs + secondMs - performance.now()));
    lastLoadedMs = performance.now();
    nextLoad = null;
    return load();
  };
  return () => {
    nextLoad ??= loadNext();
    return nextLoad;
  };
};

/** Serves the static files of other builds from the database of this site. */
export const otherBuilds = ({ send }: Pick<ReturnType<typeof storedSender>, 'send'>, files: BuildFiles = siteFiles) => {
  const cache = new LRUCache<string, StoredResponse>({ max: 200 });
  // Anybody can ask for files that do not exist: they do not reach the database one by one.
  const addresses = oncePerSecond(files.addresses);

  const find = async (address: string): Promise<StoredResponse | null> => {
    const cached = cache.get(address);
    if (cached) return cached;
    const body = (await addresses()).has(address) ? await files.find(address) : null;
    if (!body) return null;
    const response = immutableResponse(address, body);
    cache.set(address, response);
    return response;
  };

  /** Returns whether another build has such a file. If one has, it has been answered. */
  return async (address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!address.startsWith(prefix) || !isReadRequest(request)) return false;
    const stored = await orNull(find(address), 'the scripts of other builds cannot be read');
    if (stored) await send(request, response, stored, []);
    return stored !== null;
  };
};
