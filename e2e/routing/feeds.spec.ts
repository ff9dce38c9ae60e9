import { expect, test } from '@playwright/test';
import { type Locale, locales, tagOf } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { elements, texts } from '../support/html';
import { openOffer } from '../support/pages';
import { words } from '../support/words';

const type = 'application/atom+xml';
const pathOf = (href = '') => new URL(href, 'https://site.invalid').pathname;

for (const locale of locales) {
  test(`pages in ${locale} link to the feeds of the news and of the offers${coreIn(locale, 'en')}`, async ({
    request,
  }) => {
    for (const path of [`/${locale}/`, await address('news', locale), await openOffer(locale)]) {
      const links = elements(await (await request.get(path)).text(), 'link').filter((link) => link.type === type);
      expect(links.map(({ rel, href }) => [rel, pathOf(href)])).toEqual([
        ['alternate', `/${locale}/news.atom`],
        ['alternate', `/${locale}/offers.atom`],
      ]);
      expect(links.every(({ title }) => title?.endsWith(' | Halcyre'))).toBe(true);
    }
  });

  test(`the feeds in ${locale} name their language, and are not sent again to a client that has them${coreIn(locale, 'en')}`, async ({
    request,
  }) => {
    for (const path of [`/${locale}/news.atom`, `/${locale}/offers.atom`]) {
      const response = await request.get(path);
      expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
      const xml = await response.text();
      expect(elements(xml, 'feed')[0]?.['xml:lang']).toBe(tagOf(locale));
      expect(texts(xml, 'published').length).toBe(texts(xml, 'entry').length);
      expect(texts(xml, 'published').length).toBeGreaterThan(0);
      const { etag = '' } = response.headers();
      expect(etag).not.toBe('');
      const again = await request.get(path, { headers: { 'If-None-Match': etag } });
      expect(again.status()).toBe(304);
      expect(await again.text()).toBe('');
    }
  });
}

for (const locale of ['en', 'cn'] satisfies Locale[])
  test(`visitors in ${locale} find the feeds beside the lists @all`, async ({ request }) => {
    const linksAt = async (path: string) => elements(await (await request.get(path)).text(), 'a');
    const feeds = async (path: string) => (await linksAt(path)).filter((link) => link.type === type);
    expect((await feeds(await address('news', locale))).map(({ href }) => href)).toEqual([`/${locale}/news.atom`]);
    expect((await feeds(await address('job-offers', locale))).map(({ href }) => href)).toEqual([
      `/${locale}/offers.atom`,
    ]);
    const [similar] = await feeds(await openOffer(locale));
    expect(similar?.href).toMatch(new RegExp(`^/${locale}/offers\\.atom\\?jobFamily=.+&country=[A-Z]{2}$`));
    expect(await (await request.get(await address('news', locale))).text()).toContain(words(locale, 'lists')('feed'));
  });

test('calendars and sitemaps are not sent again to a client that has them', async ({ request }) => {
  for (const path of ['/en/calendar.ics', '/en/sitemap.xml', '/jp/offers.xml', '/sitemap.xml', '/documents.xml']) {
    const { etag = '' } = (await request.get(path)).headers();
    expect.soft((await request.get(path, { headers: { 'If-None-Match': etag } })).status(), path).toBe(304);
  }
});
