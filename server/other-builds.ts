import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { orNull } from '../lib/platform/http/or-null.ts';
import { log } from '../lib/platform/process/log.ts';
import { type BuildFiles, createBuildFiles } from '../lib/platform/state/build-files.ts';
import { siteDatabase } from '../lib/platform/state/database.ts';
import { buildFolder, listFiles, toImmutableResponse } from './files.ts';
import { isReadRequest } from './is-read-request.ts';
import type { createStoredResponseSender } from './response-cache/send-stored.ts';
import type { StoredResponse } from './response-cache/stored-response.ts';

const { prefix, root } = buildFolder;
const secondMs = 1000;
const shareIntervalMs = 600_000;
const siteFiles = createBuildFiles(siteDatabase);

/** Stores the files of this build for servers with another build, now and every ten minutes. Failures are logged. */
export const shareBuild = async (files: BuildFiles = siteFiles): Promise<void> => {
  const urlPaths = listFiles(root).map((name) => prefix + name);
  const share = async () => {
    try {
      await files.store(urlPaths, (urlPath) => readFile(path.join(root, urlPath.slice(prefix.length))));
    } catch (error) {
      log.warn({ event: 'builds.sharing_failed', err: error }, 'failed to share the scripts of this build');
    }
  };
  await share();
  setInterval(share, shareIntervalMs).unref();
};

/** Limits `load` to one call a second. Calls in between wait for the next one and share its result. */
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

/** Creates a server of the static files of other builds, which it reads from the database of the site. */
export const createOtherBuildServer = (
  { send }: Pick<ReturnType<typeof createStoredResponseSender>, 'send'>,
  files: BuildFiles = siteFiles,
) => {
  const cache = new LRUCache<string, StoredResponse>({ max: 200 });
  // Anybody can request files that do not exist: such requests do not reach the database one by one.
  const listPaths = oncePerSecond(files.listPaths);

  const find = async (urlPath: string): Promise<StoredResponse | null> => {
    const cached = cache.get(urlPath);
    if (cached) return cached;
    const body = (await listPaths()).has(urlPath) ? await files.find(urlPath) : null;
    if (!body) return null;
    const response = toImmutableResponse(urlPath, body);
    cache.set(urlPath, response);
    return response;
  };

  /** Serves the file at an address. Returns whether another build has such a file; if so, the response is sent. */
  return async (urlPath: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!urlPath.startsWith(prefix) || !isReadRequest(request)) return false;
    const stored = await orNull(find(urlPath), 'find a script of another build');
    if (stored) await send(request, response, stored, []);
    return stored !== null;
  };
};
