import { createRequire } from 'node:module';
import { oncePerProcess } from '../lib/process/once-per-process.ts';

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as typeof import('next/dist/server/lib/incremental-cache/file-system-cache');
type Cache = InstanceType<typeof FileSystemCache>;

/** When the site's content last changed, in Unix ms. */
const content = oncePerProcess('content-state', () => ({ changedAt: 0 }));

/** With this as its `lastModified`, Next renders a page again before it serves it. */
const expired = -1;

const pageOfBuild = { kind: 'PAGES', isFallback: false } as unknown as Parameters<Cache['get']>[1];

/**
 * In ms. Pages of this age or older are reported as exactly this old, so that Next serves them while it renders them
 * again.
 */
const stale = 3_600_000;

const timeOf = (madeAt: number): number => {
  const isOfBuild = madeAt < performance.timeOrigin;
  return isOfBuild && madeAt < content.changedAt ? expired : Math.max(madeAt, Date.now() - stale);
};

/**
 * Next's page cache. It reads the pages of the build and keeps pages rendered since then in memory. It writes no files:
 * a page that is overwritten in place is truncated or empty after a crash or on a full disk. A page of the build that
 * is older than the content is never served.
 */
export default class PageCache extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super({ ...context, flushToDisk: false });
  }

  override async get(...parameters: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(...parameters);
    return entry?.lastModified ? { ...entry, lastModified: timeOf(entry.lastModified) } : entry;
  }

  /**
   * Caches a page. A missing page (null) is cached only if there was a page before: otherwise unknown addresses would
   * fill the memory.
   */
  override async set(...[key, page, context]: Parameters<Cache['set']>): Promise<void> {
    if (page || (await super.get(key, pageOfBuild))) await super.set(key, page, context);
  }
}
