// @vitest-environment jsdom
import { afterAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { removeContent } from '@/tests/support/content';
import { fixtureCatalogue } from '@/tests/support/offer-files';
import { getLanguageTag, type Locale, locales } from '../../i18n/locales';
import { publications } from '../../upstreams/publications';
import { catalogue } from '../careers/catalogue';
import { loadJobPath } from '../careers/job-paths';
import { buildDocumentsSitemap, buildOffersSitemap, buildSitemap, buildSitemapIndex } from './sitemap';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
vi.mock('@/lib/upstreams/publications', async () => {
  const { publishedDocuments } = await import('@/tests/support/documents');
  const [annual, ...rest] = publishedDocuments;
  const french = { ...annual, reference: 'finance/rapport annuel & co.pdf', date: '2026-03-13', lang: 'fr' };
  const figures = { ...annual, reference: 'finance/figures.xlsx' };
  const documents = async (locale: string) => ({
    version: locale,
    documents: locale === 'fr' ? [french, figures, ...rest] : publishedDocuments,
  });
  return { publications: { documents: vi.fn(documents) } };
});
afterAll(removeContent);

const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
};
const locations = (xml: Document) => [...xml.getElementsByTagName('loc')].map(({ textContent }) => textContent);
const absoluteUrl = (path: string) => env.SITE_URL + path;
const findEntry = (text: string, path: string) =>
  [...parse(text).getElementsByTagName('url')].find(
    (url) => url.querySelector('loc')?.textContent === absoluteUrl(path),
  );
const alternates = (url?: Element) =>
  Object.fromEntries(
    [...(url?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

describe('the sitemap', () => {
  it('index lists the sitemaps of pages and of offers in each locale, and the one of documents', () => {
    const xml = parse(buildSitemapIndex());
    expect(xml.documentElement.tagName).toBe('sitemapindex');
    expect(locations(xml)).toEqual(
      [...locales.flatMap((locale) => [`/${locale}/sitemap.xml`, `/${locale}/offers.xml`]), '/documents.xml'].map(
        absoluteUrl,
      ),
    );
  });

  it('has every page of its locale once, except those that are not to be indexed', async () => {
    const urls = locations(parse(await buildSitemap('fr')));
    expect(urls).toEqual(
      expect.arrayContaining(['/fr/', '/fr/groupe/', '/fr/groupe/histoire/', '/fr/maisons/zelie/'].map(absoluteUrl)),
    );
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).not.toContain(absoluteUrl('/fr/legal/'));
    expect(locations(parse(await buildSitemap('jp')))).not.toContain(absoluteUrl('/jp/group/history/'));
  });

  it('lists the translations of a page by language tag, including the page itself', async () => {
    expect(alternates(findEntry(await buildSitemap('en'), '/en/group/'))).toEqual({
      en: absoluteUrl('/en/group/'),
      fr: absoluteUrl('/fr/groupe/'),
      it: absoluteUrl('/it/group/'),
      'zh-CN': absoluteUrl('/cn/group/'),
      'ja-JP': absoluteUrl('/jp/group/'),
    });
    expect(alternates(findEntry(await buildSitemap('en'), '/en/group/history/'))).not.toHaveProperty('ja-JP');
  });

  it('dates a page by its last change', async () => {
    const date = async (path: string) =>
      findEntry(await buildSitemap('en'), path)?.querySelector('lastmod')?.textContent;
    expect(await date('/en/group/')).toBe('2026-03-01');
    expect(await date('/en/news/results/')).toBe('2026-05-01');
  });
});

describe('the sitemap of offers', () => {
  const newest = { continent: 'asia', path: 'watchmaker-tokyo-300' };
  const loadOfferUrls = (locale: Locale, offers: { continent: string; path: string }[]) =>
    Promise.all(offers.map(async (offer) => absoluteUrl(await loadJobPath(locale, offer))));

  it.each(['en', 'jp'] as const)('has every open offer in %s, the newest first', async (locale) => {
    const offers = [
      newest,
      { continent: 'europe', path: 'sales-associate-geneva-200' },
      { continent: 'europe', path: 'watchmaker-geneva-100' },
    ];
    expect(locations(parse(await buildOffersSitemap(locale)))).toEqual(await loadOfferUrls(locale, offers));
  });

  it('has no closed offer', async () => {
    const later = fixtureCatalogue(undefined, () => new Date('2025-01-13T12:00:00Z'));
    vi.spyOn(catalogue, 'addresses').mockImplementation(later.addresses);
    expect(locations(parse(await buildOffersSitemap('en')))).toEqual(await loadOfferUrls('en', [newest]));
  });

  it('lists the same offer in every locale, by language tag, with its date', async () => {
    const entry = findEntry(await buildOffersSitemap('jp'), await loadJobPath('jp', newest));
    expect(entry?.querySelector('lastmod')?.textContent).toBe('2025-01-03');
    expect(Object.keys(alternates(entry))).toEqual(locales.map(getLanguageTag));
    expect(alternates(entry)).toMatchObject({ 'zh-CN': absoluteUrl(await loadJobPath('cn', newest)) });
  });

  it('has at most 50,000 addresses', async () => {
    const offer = { ...newest, continent: 'asia' as const, publishedAt: '2025-01-03' };
    vi.spyOn(catalogue, 'addresses').mockResolvedValue(Array.from({ length: 60_000 }, () => offer));
    expect((await buildOffersSitemap('en')).match(/<loc>/g)).toHaveLength(50_000);
  });
});

describe('the sitemap of documents', () => {
  it('has every PDF file of every language once, at the address where browsers show it, newest first', async () => {
    const xml = await buildDocumentsSitemap();
    expect(locations(parse(xml))).toEqual(
      [
        '/documents/finance/rapport%20annuel%20%26%20co.pdf',
        '/documents/finance/annual-report-2025.pdf',
        '/documents/finance/annual-results-2025.pdf',
        '/documents/finance/slides-on-2025.pdf',
        '/documents/finance/half-year-report-2025.pdf',
        '/documents/finance/voting-rights-in-may.pdf',
      ].map(absoluteUrl),
    );
    const entry = findEntry(xml, '/documents/finance/voting-rights-in-may.pdf');
    expect(entry?.querySelector('lastmod')?.textContent).toBe('2025-06-04');
    expect(alternates(entry)).toEqual({});
  });

  it('fails if the upstream does', async () => {
    vi.mocked(publications.documents).mockRejectedValueOnce(new Error('the feed is down'));
    await expect(buildDocumentsSitemap()).rejects.toThrow('the feed is down');
  });
});
