import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

const urls = (...paths: string[]) => paths.map((path) => `<loc>https://www.example.com${path}</loc>`).join('');
const texts: Record<string, string> = {
  '/sitemap.xml': urls('/en/sitemap.xml', '/en/offers.xml', '/fr/sitemap.xml', '/documents.xml'),
  '/en/sitemap.xml': urls('/en/', '/en/houses/dorval/', '/en/houses/'),
  '/fr/sitemap.xml': urls('/fr/', '/fr/maisons/'),
};

it('loads the pages of the sitemaps while there is space, one at a time, those near the home pages first', async () => {
  const loaded: string[] = [];
  let running = 0;
  const load = async (url: string) => {
    expect(++running).toBe(1);
    loaded.push(url);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return texts[url] ?? `the page ${url}`;
  };
  const visitedPages: string[] = [];
  const onPage = (html: string, durationMs: number) => {
    visitedPages.push(html);
    expect(durationMs).toBeGreaterThan(0);
  };
  await warmUp({ load, hasSpace: () => visitedPages.length < 4, onPage });
  const pages = ['/en/', '/fr/', '/en/houses/', '/fr/maisons/'];
  expect(loaded).toEqual(['/sitemap.xml', '/en/sitemap.xml', '/fr/sitemap.xml', ...pages]);
  expect(visitedPages).toEqual(pages.map((page) => `the page ${page}`));
});
