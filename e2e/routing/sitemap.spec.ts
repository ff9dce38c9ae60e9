import { type APIRequestContext, expect, test } from '@playwright/test';
import pLimit from 'p-limit';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';
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
        expect.soft(languageOf(html), address).toBe(getLanguageTag(locale));
        expect.soft(linkTo(html, 'canonical'), address).toBe(address);
        expect.soft(texts(html, 'h1').filter(Boolean), address).toHaveLength(1);
      }
    });
  }

  test('translations link to each other, and to the English page by default', () => {
    const byAddress = new Map(site.map((page) => [page.address, page]));
    for (const { locale, address, html } of site) {
      const { 'x-default': byDefault, ...translations } = translationsOf(html);
      expect.soft(translations[getLanguageTag(locale)], address).toBe(address);
      expect.soft(byDefault, address).toBe(translations.en ?? Object.values(translations)[0]);
      for (const [tag, other] of Object.entries(translations)) {
        const translation = byAddress.get(other);
        expect.soft(translation && getLanguageTag(translation.locale), `${tag} of ${address}`).toBe(tag);
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
});
