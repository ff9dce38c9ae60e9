import { setTimeout as wait } from 'node:timers/promises';

/** Parses a sitemap into the paths of its addresses. */
export const parseSitemap = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => URL.parse(url)?.pathname ?? []);

const getDepth = (path: string): number => path.split('/').length;

interface Options {
  /** Returns the text of a response, which it loads into the response cache. */
  load: (url: string) => Promise<string>;
  /** Whether the response cache has space for more. */
  hasSpace: () => boolean;
  /** Gets the HTML of each page, and the time that it took. */
  onPage: (html: string, durationMs: number) => void;
}

/**
 * Loads the pages of the sitemaps into the response cache as long as it has space, so that none removes another. The
 * home pages of all locales come first, then the pages below them, and so on. Pages are loaded one at a time. After
 * each, it pauses for as long as that took, because visitors come first. Rejects if a sitemap or a page cannot be
 * loaded.
 */
export const warmUp = async ({ load, hasSpace, onPage }: Options): Promise<void> => {
  const pages: string[] = [];
  for (const sitemap of parseSitemap(await load('/sitemap.xml')))
    if (sitemap.endsWith('/sitemap.xml')) pages.push(...parseSitemap(await load(sitemap)));
  for (const page of pages.sort((a, b) => getDepth(a) - getDepth(b))) {
    if (!hasSpace()) return;
    const startedAt = performance.now();
    const html = await load(page);
    const durationMs = performance.now() - startedAt;
    onPage(html, durationMs);
    await wait(durationMs);
  }
};
