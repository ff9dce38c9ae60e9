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
