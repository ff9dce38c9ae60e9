import { afterAll, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { fixtureCms, removeContent, version } from '@/tests/support/content';
import { cms } from '../cms';
import { newsFeed } from './news-feed';

vi.mock('@/lib/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/finance', () => ({ finance: { documents: async () => [] } }));
afterAll(removeContent);

it('is Atom: the articles of a locale, the newest first, with their addresses and days', async () => {
  const xml = new DOMParser().parseFromString((await newsFeed('fr')) ?? '', 'application/xml');
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
  expect(entries[0]?.querySelector('id')?.textContent).toBe(`${env.SITE_URL}/fr/actualites/results/`);
  expect(entries[0]?.querySelector('updated')?.textContent).toBe('2026-05-01T00:00:00.000Z');
});

it('is not there where no page lists the news', async () => {
  const without = fixtureCms({ 'pages/news/en.yaml': version({ slug: 'news' }) });
  vi.spyOn(cms, 'pages').mockImplementation(without.pages);
  expect(await newsFeed('en')).toBeNull();
});
