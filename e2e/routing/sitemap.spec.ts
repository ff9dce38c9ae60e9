import { type APIRequestContext, expect, test } from '@playwright/test';
import pLimit from 'p-limit';
import { type Locale, locales, tagOf } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { columnsOf } from '@/lib/site/pages/document-title';
import { cms } from '@/lib/upstreams/cms';
import { coreIn } from '../support/core';
import { elements, languageOf, linkTo, texts, translationsOf } from '../support/html';

interface Found {
  locale: Locale;
  address: string;
  status: number;
  html: string;
}

const locations = (xml: string) => texts(xml, 'loc');
/** The addresses that the sitemap of a locale lists. */
const pagesIn = async (request: APIRequestContext, locale: Locale): Promise<string[]> =>
  locations(await (await request.get(`/${locale}/sitemap.xml`)).text());

/** Every page that the sitemaps list. */
const readSite = async (request: APIRequestContext): Promise<Found[]> => {
  const perLocale = await Promise.all(
    locales.map(async (locale) => (await pagesIn(request, locale)).map((address) => ({ locale, address }))),
  );
  const inTurn = pLimit(8);
  const read = async ({ locale, address }: Pick<Found, 'locale' | 'address'>): Promise<Found> => {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    return { locale, address, status: response.status(), html: await response.text() };
  };
  return Promise.all(perLocale.flat().map((page) => inTurn(read, page)));
};

test('the sitemap index lists the sitemaps of pages and of offers in every locale, and that of documents', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const paths = locations(await response.text()).map((address) => new URL(address).pathname);
  expect(paths).toEqual([
    ...locales.flatMap((locale) => [`/${locale}/sitemap.xml`, `/${locale}/offers.xml`]),
    '/documents.xml',
  ]);
});

for (const locale of locales)
  test(`the sitemap of ${locale} lists every published page of it${coreIn(locale, 'en')}`, async ({ request }) => {
    const { pages } = await cms.directory({ locale, draft: false });
    const expected = pages.filter(({ noindex }) => !noindex).map(({ path }) => pagePath(locale, path));
    const named = (await pagesIn(request, locale)).map((address) => new URL(address).pathname);
    expect(named.sort()).toEqual(expected.sort());
    expect(named.length).toBeGreaterThan(50);
  });

test.describe('the pages of the sitemaps @all', () => {
  let site: Found[] = [];
  const pagesOf = (locale: Locale) => site.filter((page) => page.locale === locale);

  // In one worker, so that the site is read only once: several hundred pages, most of them rendered for the first time.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ request }) => {
    test.setTimeout(300_000);
    site = await readSite(request);
  });

  for (const locale of locales) {
    test(`every page of ${locale} answers in its language, with its own address and one main heading`, () => {
      for (const { address, status, html } of pagesOf(locale)) {
        expect.soft(status, address).toBe(200);
        expect.soft(languageOf(html), address).toBe(tagOf(locale));
        expect.soft(linkTo(html, 'canonical'), address).toBe(address);
        expect.soft(texts(html, 'h1').filter(Boolean), address).toHaveLength(1);
      }
    });

    test(`no two pages of ${locale} have the same title, and no title is longer than search engines show`, () => {
      const titles = pagesOf(locale).map(({ html }) => texts(html, 'title')[0] ?? '');
      expect(titles.every(Boolean)).toBe(true);
      expect(titles.filter((title) => columnsOf(title) > 70)).toEqual([]);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    });
  }

  test('translations link to each other, and to the English page by default', () => {
    const byAddress = new Map(site.map((page) => [page.address, page]));
    for (const { locale, address, html } of site) {
      const { 'x-default': byDefault, ...translations } = translationsOf(html);
      expect.soft(translations[tagOf(locale)], address).toBe(address);
      expect.soft(byDefault, address).toBe(translations.en ?? Object.values(translations)[0]);
      for (const [tag, other] of Object.entries(translations)) {
        const translation = byAddress.get(other);
        expect.soft(translation && tagOf(translation.locale), `${tag} of ${address}`).toBe(tag);
        expect
          .soft(translation && translationsOf(translation.html), `back from ${other}`)
          .toEqual(translationsOf(html));
      }
    }
  });

  test('the sitemaps list the same translations as the pages', async ({ request }) => {
    for (const locale of locales) {
      const xml = await (await request.get(`/${locale}/sitemap.xml`)).text();
      for (const [, address = '', rest = ''] of xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)) {
        const { 'x-default': _, ...expected } = translationsOf(
          site.find((page) => page.address === address)?.html ?? '',
        );
        const given = Object.fromEntries(elements(rest, 'xhtml:link').map(({ hreflang, href }) => [hreflang, href]));
        expect.soft(given, address).toEqual(expected);
      }
    }
  });

  test('a page that exists in some languages is a translation only of those', async () => {
    const only = { 'kyoto-atelier': ['en', 'jp'], patronage: ['en', 'fr', 'it'], 'members-china': ['cn'] };
    for (const [id, expected] of Object.entries(only))
      for (const locale of locales) {
        const { pages: listed } = await cms.directory({ locale, draft: false });
        const published = listed.find((page) => page.id === id);
        expect(Boolean(published), `${id} in ${locale}`).toBe(expected.includes(locale));
        if (!published) continue;
        const page = site.find(({ address }) => new URL(address).pathname === pagePath(locale, published.path));
        const { 'x-default': _, ...translations } = translationsOf(page?.html ?? '');
        expect(Object.keys(translations)).toEqual(expected.map((code) => tagOf(code as Locale)));
      }
  });
});
