import { setTimeout as wait } from 'node:timers/promises';

const maxPages = 2000;

/** Parses a sitemap into the paths of its addresses. */
export const parseSitemap = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => URL.parse(url)?.pathname ?? []);

/**
 * Loads every page of the sitemaps into the response cache, one at a time. After each, it pauses for as long as that
 * took, because visitors come first. `load` returns the text of a response; `onPage` gets the HTML of each page.
 * Rejects if a sitemap or a page cannot be loaded.
 */
export const warmUp = async (
  load: (url: string) => Promise<string>,
  onPage: (html: string) => void = () => undefined,
): Promise<void> => {
  const pages: string[] = [];
  for (const sitemap of parseSitemap(await load('/sitemap.xml')))
    if (sitemap.endsWith('/sitemap.xml')) pages.push(...parseSitemap(await load(sitemap)));
  for (const page of pages.slice(0, maxPages)) {
    const startedAt = performance.now();
    onPage(await load(page));
    await wait(performance.now() - startedAt);
  }
};
