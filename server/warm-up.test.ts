import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

const urls = (...paths: string[]) => paths.map((path) => `<loc>https://www.example.com${path}</loc>`).join('');
const texts: Record<string, string> = {
  '/sitemap.xml': urls('/en/sitemap.xml', '/en/offers.xml', '/fr/sitemap.xml', '/documents.xml'),
  '/en/sitemap.xml': urls('/en/', '/en/houses/'),
  '/fr/sitemap.xml': urls('/fr/'),
};

it('loads every page of the sitemaps, one at a time, but no offers and documents', async () => {
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
  await warmUp(load, (html) => visitedPages.push(html));
  expect(loaded).toEqual(['/sitemap.xml', '/en/sitemap.xml', '/fr/sitemap.xml', '/en/', '/en/houses/', '/fr/']);
  expect(visitedPages).toEqual(['the page /en/', 'the page /en/houses/', 'the page /fr/']);
});
