import { expect, test } from '@playwright/test';
import { getLanguageTag } from '@/lib/i18n/locales';
import { getEntryPath } from '../support/content';
import { getLanguage, getLinkHref, getMeta, getTexts, getTranslations } from '../support/html';
import { getTranslator } from '../support/translator';

const toPath = (href: string | undefined) => {
  if (!href) return undefined;
  const { pathname, search } = new URL(href);
  return pathname + search;
};

const locale = 'en';

test('the pages of the news have their own addresses and link to each other', async ({ request }) => {
  const t = getTranslator(locale, 'lists');
  const news = await getEntryPath('news', locale);

  const first = await (await request.get(news)).text();
  expect(toPath(getLinkHref(first, 'canonical'))).toBe(news);
  expect(getLinkHref(first, 'prev')).toBeUndefined();
  expect(toPath(getLinkHref(first, 'next'))).toBe(`${news}?page=1`);

  const response = await request.get(`${news}?page=1`, { maxRedirects: 0 });
  const second = await response.text();
  expect(response.status()).toBe(200);
  expect(getLanguage(second)).toBe(getLanguageTag(locale));
  expect(toPath(getLinkHref(second, 'canonical'))).toBe(`${news}?page=1`);
  expect(toPath(getMeta(second, 'og:url'))).toBe(`${news}?page=1`);
  expect(toPath(getLinkHref(second, 'prev'))).toBe(news);
  expect(toPath(getLinkHref(second, 'next'))).toBe(`${news}?page=2`);
  expect(getTranslations(second)).toEqual({});
  const position = new RegExp(getTranslator(locale)('pager.position', { page: 2, nbPages: '\\d+' }));
  expect(getTexts(second, 'title')[0]).toMatch(position);
  expect(getTexts(first, 'title')[0]).toBe(getTexts(second, 'title')[0]?.replace(/ – [^|]+/, ' '));
  expect(second).toContain(t('more'));
  const getArticles = (html: string) => getTexts(html, 'article');
  expect(getArticles(second).length).toBeGreaterThan(0);
  expect(getArticles(second).filter((title) => getArticles(first).includes(title))).toEqual([]);
});

test('a page beyond the end of the news redirects to the list', async ({ request }) => {
  const news = await getEntryPath('news', locale);
  for (const query of ['', '?category=finance']) {
    const pathBeyondEnd = `${news}${query}${query ? '&' : '?'}page=99`;
    const response = await request.get(pathBeyondEnd, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([307, news + query]);
  }
});

test('an invalid page number of the news is a 404', async ({ request }) => {
  for (const value of ['x', '-1', '1.5', '01', '1&page=2', '%2B1']) {
    const response = await request.get(`${await getEntryPath('news', locale)}?page=${value}`, { maxRedirects: 0 });
    expect.soft(response.status(), value).toBe(404);
    expect.soft(getLanguage(await response.text()), value).toBe(getLanguageTag(locale));
  }
});

test('a page without a list has no second page @all', async ({ request }) => {
  for (const id of ['home', 'houses', 'orvaine']) {
    const page = await getEntryPath(id, 'en');
    const response = await request.get(`${page}?page=1`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([307, page]);
  }
});

test('other queries change neither the page nor its canonical address @all', async ({ request }) => {
  const houses = await getEntryPath('houses', 'fr');
  const response = await request.get(`${houses}?utm_source=letter`, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(toPath(getLinkHref(await response.text(), 'canonical'))).toBe(houses);
});
