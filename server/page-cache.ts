import { createRequire } from 'node:module';
import { contentState } from '../lib/content/content-state.ts';
import { renderAgain } from '../lib/process/render-again.ts';

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as typeof import('next/dist/server/lib/incremental-cache/file-system-cache');
type Cache = InstanceType<typeof FileSystemCache>;

/**
 * Next's page cache, which only gives the pages of the build, and only those that are newer than the content.
 * `server/response-cache` caches what is rendered since then.
 */
export default class PageCache extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 });
  }

  override async get(...parameters: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    if (renderAgain.getStore()) return null;
    const entry = await super.get(...parameters);
    if (!entry?.lastModified || entry.lastModified < contentState.changedAt) return null;
    // Otherwise Next would render a page again by itself.
    return { ...entry, lastModified: Date.now() };
  }

  override async set(): Promise<void> {}
}
