// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { buildSettings, fixtureCms, removeContent } from '@/tests/support/content';
import { getLanguageTag, type Locale, locales } from '../../i18n/locales';
import { cms } from '../../upstreams/cms';
import { buildNewsFeed } from './news-feed';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms } = await import('@/tests/support/content');
  const dividend = { parent: 'news', publishedAt: '2026-04-01', updatedAt: '2026-05-20', category: 'finance' };
  return { cms: fixtureCms({ 'articles/dividend/entry.yaml': dividend }) };
});
afterAll(removeContent);

it('is Atom: the articles of a locale, the newest first, with their addresses and dates', async () => {
  const xml = new DOMParser().parseFromString((await buildNewsFeed('fr')) ?? '', 'application/xml');
  expect(xml.documentElement.localName).toBe('feed');
  expect(xml.querySelector('feed > title')?.textContent).toBe('Actualités');
  const entries = [...xml.querySelectorAll('entry')];
  expect(entries.map((entry) => entry.querySelector('title')?.textContent)).toEqual([
    'Article results',
    'Article dividend',
    'Article bench',
    'Article harvest',
    'Article ledger',
  ]);
  expect(xml.querySelector('feed > id')?.textContent).toBe(`${env.SITE_URL}/fr/news.atom`);
  expect(entries[0]?.querySelector('id')?.textContent).toBe(`${env.SITE_URL}/fr/#page:results`);
  expect(entries[0]?.querySelector('link')?.getAttribute('href')).toBe(`${env.SITE_URL}/fr/actualites/results/`);
  expect(entries[0]?.querySelector('updated')?.textContent).toBe('2026-05-01T00:00:00.000Z');
});

it('has its language, and when each article was published and last changed', async () => {
  const loadFeed = async (locale: Locale) =>
    new DOMParser().parseFromString((await buildNewsFeed(locale)) ?? '', 'application/xml').documentElement;
  const tags = await Promise.all(locales.map(async (locale) => (await loadFeed(locale)).getAttribute('xml:lang')));
  expect(tags).toEqual(locales.map(getLanguageTag));
  const feed = await loadFeed('en');
  const [results, dividend] = [...feed.querySelectorAll('entry')].map((entry) =>
    ['published', 'updated'].map((name) => entry.querySelector(name)?.textContent?.slice(0, 10)),
  );
  expect(results).toEqual(['2026-05-01', '2026-05-01']);
  expect(dividend).toEqual(['2026-04-01', '2026-05-20']);
  expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-05-20T00:00:00.000Z');
});

it('is the same text while nothing changes, so that readers need not fetch it again', async () => {
  const first = await buildNewsFeed('en');
  vi.useFakeTimers({ now: new Date('2031-01-01T12:00:00Z'), toFake: ['Date'] });
  expect(await buildNewsFeed('en')).toBe(first);
  vi.useRealTimers();
});

it('does not exist if no page lists the news', async () => {
  const cmsWithoutNewsPage = fixtureCms({ 'settings/en.yaml': buildSettings({ newsPage: undefined }) });
  vi.spyOn(cms, 'settings').mockImplementation(cmsWithoutNewsPage.settings);
  expect(await buildNewsFeed('en')).toBeNull();
});
