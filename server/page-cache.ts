import { createRequire } from 'node:module';
import { oncePerProcess } from '../lib/process/once-per-process.ts';

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as typeof import('next/dist/server/lib/incremental-cache/file-system-cache');
type Cache = InstanceType<typeof FileSystemCache>;

/** When the site's content last changed, in Unix ms. */
const content = oncePerProcess('content-state', () => ({ changedAt: 0 }));

/** Next makes a page again before it is shown, where this is the time that it was made. */
const expired = -1;

const pageOfBuild = { kind: 'PAGES', isFallback: false } as unknown as Parameters<Cache['get']>[1];

/** In ms: a page of this age or more is shown while it is made again, however old it is. */
const stale = 3_600_000;

const timeOf = (madeAt: number): number => {
  const isOfBuild = madeAt < performance.timeOrigin;
  return isOfBuild && madeAt < content.changedAt ? expired : Math.max(madeAt, Date.now() - stale);
};

/**
 * Next's cache of pages, which reads those of the build and keeps those made since in memory. It writes no file: a page
 * written in place is cut or empty after a crash or on a full disk. A page of the build that is older than the content
 * is not shown.
 */
export default class PageCache extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super({ ...context, flushToDisk: false });
  }

  override async get(...parameters: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(...parameters);
    return entry?.lastModified ? { ...entry, lastModified: timeOf(entry.lastModified) } : entry;
  }

  /** Keeps a page. That there is none is kept only where there was one: else unknown addresses would fill the memory. */
  override async set(...[key, page, context]: Parameters<Cache['set']>): Promise<void> {
    if (page || (await super.get(key, pageOfBuild))) await super.set(key, page, context);
  }
}
