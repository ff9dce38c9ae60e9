import { expect, test } from '@playwright/test';
import { getLanguageTag } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { languageOf, linkTo, metaOf, texts, translationsOf } from '../support/html';
import { words } from '../support/words';

const pathOf = (href: string | undefined) => {
  if (!href) return undefined;
  const { pathname, search } = new URL(href);
  return pathname + search;
};

const locale = 'en';

test('the pages of the news have their own addresses and link to each other', async ({ request }) => {
  const t = words(locale, 'lists');
  const news = await address('news', locale);

  const first = await (await request.get(news)).text();
  expect(pathOf(linkTo(first, 'canonical'))).toBe(news);
  expect(linkTo(first, 'prev')).toBeUndefined();
  expect(pathOf(linkTo(first, 'next'))).toBe(`${news}?page=1`);

  const response = await request.get(`${news}?page=1`, { maxRedirects: 0 });
  const second = await response.text();
  expect(response.status()).toBe(200);
  expect(languageOf(second)).toBe(getLanguageTag(locale));
  expect(pathOf(linkTo(second, 'canonical'))).toBe(`${news}?page=1`);
  expect(pathOf(metaOf(second, 'og:url'))).toBe(`${news}?page=1`);
  expect(pathOf(linkTo(second, 'prev'))).toBe(news);
  expect(pathOf(linkTo(second, 'next'))).toBe(`${news}?page=2`);
  expect(translationsOf(second)).toEqual({});
  const position = new RegExp(words(locale)('pager.position', { page: 2, nbPages: '\\d+' }));
  expect(texts(second, 'title')[0]).toMatch(position);
  expect(texts(first, 'title')[0]).toBe(texts(second, 'title')[0]?.replace(/ – [^|]+/, ' '));
  expect(second).toContain(t('more'));
  const articles = (html: string) => texts(html, 'article');
  expect(articles(second).length).toBeGreaterThan(0);
  expect(articles(second).filter((title) => articles(first).includes(title))).toEqual([]);
});

test('a page that the news do not have redirects to the list', async ({ request }) => {
  const news = await address('news', locale);
  for (const query of ['', '?category=finance']) {
    const beyond = `${news}${query}${query ? '&' : '?'}page=99`;
    const response = await request.get(beyond, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([307, news + query]);
  }
});

test('a page number of the news that is no number is a 404', async ({ request }) => {
  for (const value of ['x', '-1', '1.5', '01', '1&page=2', '%2B1']) {
    const response = await request.get(`${await address('news', locale)}?page=${value}`, { maxRedirects: 0 });
    expect.soft(response.status(), value).toBe(404);
    expect.soft(languageOf(await response.text()), value).toBe(getLanguageTag(locale));
  }
});

test('a page without a list has no second page @all', async ({ request }) => {
  for (const id of ['home', 'houses', 'orvaine']) {
    const page = await address(id, 'en');
    const response = await request.get(`${page}?page=1`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([307, page]);
  }
});

test('other queries do not change the page and its canonical address @all', async ({ request }) => {
  const houses = await address('houses', 'fr');
  const response = await request.get(`${houses}?utm_source=letter`, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(pathOf(linkTo(await response.text(), 'canonical'))).toBe(houses);
});
