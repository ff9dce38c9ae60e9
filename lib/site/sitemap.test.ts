// @vitest-environment jsdom
import { afterAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { removeContent } from '@/tests/support/content';
import { sitemap, sitemapIndex } from './sitemap';

vi.mock('@/lib/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
};
const locations = (xml: Document) => [...xml.getElementsByTagName('loc')].map(({ textContent }) => textContent);
const site = (path: string) => env.SITE_URL + path;

describe('the sitemap', () => {
  it('of sitemaps has one for each locale', () => {
    const xml = parse(sitemapIndex());
    expect(xml.documentElement.tagName).toBe('sitemapindex');
    expect(locations(xml)).toEqual(['en', 'fr', 'it', 'cn', 'jp'].map((locale) => site(`/${locale}/sitemap.xml`)));
  });

  it('has every page of its locale once, those that are not to be indexed left out', async () => {
    const found = locations(parse(await sitemap('fr')));
    expect(found).toEqual(
      expect.arrayContaining(['/fr/', '/fr/groupe/', '/fr/groupe/histoire/', '/fr/maisons/zelie/'].map(site)),
    );
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain(site('/fr/legal/'));
    expect(locations(parse(await sitemap('jp')))).not.toContain(site('/jp/group/history/'));
  });

  const entryOf = async (locale: 'en' | 'jp', path: string) => {
    const xml = parse(await sitemap(locale));
    return [...xml.getElementsByTagName('url')].find((url) => url.querySelector('loc')?.textContent === site(path));
  };
  const alternates = (url?: Element) =>
    Object.fromEntries(
      [...(url?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    );

  it('names the translations of a page by language tag, the page itself among them', async () => {
    expect(alternates(await entryOf('en', '/en/group/'))).toEqual({
      en: site('/en/group/'),
      fr: site('/fr/groupe/'),
      it: site('/it/group/'),
      'zh-CN': site('/cn/group/'),
      'ja-JP': site('/jp/group/'),
    });
    expect(alternates(await entryOf('en', '/en/group/history/'))).not.toHaveProperty('ja-JP');
  });

  it('dates a page by its last change', async () => {
    const date = async (path: string) => (await entryOf('en', path))?.querySelector('lastmod')?.textContent;
    expect(await date('/en/group/')).toBe('2026-03-01');
    expect(await date('/en/news/results/')).toBe('2026-05-01');
  });
});
