import { type APIRequestContext, expect, test } from '@playwright/test';
import pLimit from 'p-limit';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';
import { getElements, getLanguage, getLinkHref, getTexts, getTranslations } from '../support/html';

interface SitePage {
  locale: Locale;
  address: string;
  status: number;
  html: string;
}

const parseLocations = (xml: string) => getTexts(xml, 'loc');
/** The addresses that the sitemap of a locale lists. */
const fetchPageAddresses = async (request: APIRequestContext, locale: Locale): Promise<string[]> =>
  parseLocations(await (await request.get(`/${locale}/sitemap.xml`)).text());

/** Requests every page that the sitemaps list, eight at a time. */
const fetchSite = async (request: APIRequestContext): Promise<SitePage[]> => {
  const perLocale = await Promise.all(
    locales.map(async (locale) => (await fetchPageAddresses(request, locale)).map((address) => ({ locale, address }))),
  );
  const limit = pLimit(8);
  const fetchPage = async ({ locale, address }: Pick<SitePage, 'locale' | 'address'>): Promise<SitePage> => {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    return { locale, address, status: response.status(), html: await response.text() };
  };
  return Promise.all(perLocale.flat().map((page) => limit(fetchPage, page)));
};

test.describe('the pages of the sitemaps @all', () => {
  let site: SitePage[] = [];
  const pagesFor = (locale: Locale) => site.filter((page) => page.locale === locale);

  // In one worker, so that the site is read only once: several hundred pages, most of them rendered for the first time.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ request }) => {
    test.setTimeout(300_000);
    site = await fetchSite(request);
  });

  for (const locale of locales) {
    test(`every page of ${locale} is in its language, with its own address and one main heading`, () => {
      for (const { address, status, html } of pagesFor(locale)) {
        expect.soft(status, address).toBe(200);
        expect.soft(getLanguage(html), address).toBe(getLanguageTag(locale));
        expect.soft(getLinkHref(html, 'canonical'), address).toBe(address);
        expect.soft(getTexts(html, 'h1').filter(Boolean), address).toHaveLength(1);
      }
    });
  }

  test('translations link to each other, and to the English page by default', () => {
    const byAddress = new Map(site.map((page) => [page.address, page]));
    for (const { locale, address, html } of site) {
      const { 'x-default': defaultAddress, ...translations } = getTranslations(html);
      expect.soft(translations[getLanguageTag(locale)], address).toBe(address);
      expect.soft(defaultAddress, address).toBe(translations.en ?? Object.values(translations)[0]);
      for (const [tag, otherAddress] of Object.entries(translations)) {
        const translation = byAddress.get(otherAddress);
        expect.soft(translation && getLanguageTag(translation.locale), `${tag} of ${address}`).toBe(tag);
        expect
          .soft(translation && getTranslations(translation.html), `back from ${otherAddress}`)
          .toEqual(getTranslations(html));
      }
    }
  });

  test('the sitemaps list the same translations as the pages', async ({ request }) => {
    for (const locale of locales) {
      const xml = await (await request.get(`/${locale}/sitemap.xml`)).text();
      for (const [, address = '', rest = ''] of xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)) {
        const { 'x-default': _, ...expected } = getTranslations(
          site.find((page) => page.address === address)?.html ?? '',
        );
        const actual = Object.fromEntries(
          getElements(rest, 'xhtml:link').map(({ hreflang, href }) => [hreflang, href]),
        );
        expect.soft(actual, address).toEqual(expected);
      }
    }
  });
});
