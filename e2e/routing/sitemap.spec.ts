import { type APIRequestContext, expect, test } from '@playwright/test';
import pLimit from 'p-limit';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';
import { getElements, getLanguage, getLinkHref, getTexts, getTranslations } from '../support/html';

interface SitePage {
  locale: Locale;
  url: string;
  status: number;
  html: string;
}

const parseLocations = (xml: string) => getTexts(xml, 'loc');
/** The addresses that the sitemap of a locale lists. */
const fetchPageUrls = async (request: APIRequestContext, locale: Locale): Promise<string[]> =>
  parseLocations(await (await request.get(`/${locale}/sitemap.xml`)).text());

/** Requests every page that the sitemaps list, eight at a time. */
const fetchSite = async (request: APIRequestContext): Promise<SitePage[]> => {
  const perLocale = await Promise.all(
    locales.map(async (locale) => (await fetchPageUrls(request, locale)).map((url) => ({ locale, url }))),
  );
  const limit = pLimit(8);
  const fetchPage = async ({ locale, url }: Pick<SitePage, 'locale' | 'url'>): Promise<SitePage> => {
    const response = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    return { locale, url, status: response.status(), html: await response.text() };
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
      for (const { url, status, html } of pagesFor(locale)) {
        expect.soft(status, url).toBe(200);
        expect.soft(getLanguage(html), url).toBe(getLanguageTag(locale));
        expect.soft(getLinkHref(html, 'canonical'), url).toBe(url);
        expect.soft(getTexts(html, 'h1').filter(Boolean), url).toHaveLength(1);
      }
    });
  }

  test('translations link to each other, and to the English page by default', () => {
    const pagesByUrl = new Map(site.map((page) => [page.url, page]));
    for (const { locale, url, html } of site) {
      const { 'x-default': defaultUrl, ...translations } = getTranslations(html);
      expect.soft(translations[getLanguageTag(locale)], url).toBe(url);
      expect.soft(defaultUrl, url).toBe(translations.en ?? Object.values(translations)[0]);
      for (const [tag, translationUrl] of Object.entries(translations)) {
        const translation = pagesByUrl.get(translationUrl);
        expect.soft(translation && getLanguageTag(translation.locale), `${tag} of ${url}`).toBe(tag);
        expect
          .soft(translation && getTranslations(translation.html), `back from ${translationUrl}`)
          .toEqual(getTranslations(html));
      }
    }
  });

  test('the sitemaps list the same translations as the pages', async ({ request }) => {
    for (const locale of locales) {
      const xml = await (await request.get(`/${locale}/sitemap.xml`)).text();
      for (const [, url = '', rest = ''] of xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)) {
        const { 'x-default': _, ...expected } = getTranslations(site.find((page) => page.url === url)?.html ?? '');
        const actual = Object.fromEntries(
          getElements(rest, 'xhtml:link').map(({ hreflang, href }) => [hreflang, href]),
        );
        expect.soft(actual, url).toEqual(expected);
      }
    }
  });
});
