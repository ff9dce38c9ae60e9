import { afterAll, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { cms } from '@/lib/upstreams/cms';
import * as archives from '@/pages/api/archives';
import * as highlights from '@/pages/api/highlights-articles-search-content';
import * as news from '@/pages/api/news-search-content';
import * as recommendation from '@/pages/api/recommendation-search-content';
import * as womo from '@/pages/api/womo-search-content';
import { type ApiModule, call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, person, buildLocalizedEntry } = await import('@/tests/support/content');
  const dial = { parent: 'news', publishedAt: '2026-06-01', category: 'craft', houses: ['zelie'], highlight: true };
  return {
    cms: fixtureCms({
      ...person('ada', 'Ada Marlow', { house: 'zelie', publishedAt: '2026-02-01' }),
      ...person('ben', 'Ben Oru', { jobFamily: 'legal', country: 'JP', publishedAt: '2026-03-01' }, 'Lawyer'),
      'pages/contact/entry.yaml': { publishedAt: '2026-01-01' },
      'pages/contact/en.yaml': buildLocalizedEntry({ slug: 'contact', pageTitle: 'Contact' }),
      'pages/accessibility/entry.yaml': { publishedAt: '2026-01-01' },
      'pages/accessibility/en.yaml': buildLocalizedEntry({ slug: 'accessibility', pageTitle: 'Accessibility' }),
      'articles/dial/entry.yaml': dial,
      'articles/dial/en.yaml': buildLocalizedEntry({ slug: 'dial', pageTitle: 'A blue dial' }),
      'articles/well/entry.yaml': {
        ...dial,
        houses: [],
        color: '#102030',
        category: 'finance',
        publishedAt: '2025-06-01',
      },
      'articles/well/en.yaml': buildLocalizedEntry({ slug: 'well', pageTitle: 'A well' }),
    }),
  };
});
vi.mock('@/lib/upstreams/publications', async () => {
  const { emptyResponse } = await import('@/tests/support/documents');
  return { publications: { documents: async () => emptyResponse } };
});
afterAll(removeContent);

const requestList = async (module: ApiModule, body: object) => {
  const { status, json } = await call(module, { method: 'POST', body: { locale: 'en', ...body } });
  expect(status).toBe(200);
  expect(json).toMatchObject({ success: true, message: '' });
  return { titles: json.result.map(({ title }: { title: string }) => title), ...json };
};

describe('POST /api/news-search-content/', () => {
  it('returns the articles newest first, by pages from zero', async () => {
    const first = await requestList(news, { pageSize: 2 });
    expect(first.titles).toEqual(['A blue dial', 'Article results']);
    expect(first).toMatchObject({ nbPages: 4, nbHits: 7 });
    expect((await requestList(news, { pageSize: 2, page: 3 })).titles).toEqual(['A well']);
    expect((await requestList(news, { pageSize: 2, page: 4 })).titles).toEqual([]);
  });

  it('filters by categories, year and keywords, the oldest first on request', async () => {
    expect((await requestList(news, { categories: ['craft'] })).titles).toEqual([
      'A blue dial',
      'Article bench',
      'Article harvest',
    ]);
    expect((await requestList(news, { year: 2025, sort: 'date_asc' })).titles).toEqual(['A well', 'Article ledger']);
    expect((await requestList(news, { search: 'blue' })).titles).toEqual(['A blue dial']);
  });

  it('returns the fields of a card', async () => {
    const [dial] = (await requestList(news, { search: 'blue' })).result;
    expect(dial).toMatchObject({
      href: '/en/news/dial/',
      category: 'Crafts',
      date: { text: '1 June 2026' },
      text: 'A summary.',
    });
  });
});

describe('POST /api/highlights-articles-search-content/', () => {
  it('returns the highlights, with their houses', async () => {
    const { result, nbHits } = await requestList(highlights, {});
    expect(nbHits).toBe(2);
    expect(result).toMatchObject([
      { title: 'A blue dial', houses: 'Zélie' },
      { title: 'A well', houses: '' },
    ]);
  });

  it('filters by houses and categories', async () => {
    expect((await requestList(highlights, { houses: ['zelie', 'dorval'] })).titles).toEqual(['A blue dial']);
    expect((await requestList(highlights, { categories: ['finance'] })).titles).toEqual(['A well']);
    expect((await requestList(highlights, { houses: ['dorval'] })).titles).toEqual([]);
  });
});

describe('POST /api/womo-search-content/', () => {
  it('returns the women and men, with their job, house and country', async () => {
    const { result } = await requestList(womo, {});
    expect(result).toMatchObject([
      { title: 'Ben Oru', job: 'Lawyer', house: '', country: 'Japan', href: '/en/group/ben/' },
      { title: 'Ada Marlow', job: 'Saddler', house: 'Zélie', country: 'France' },
    ]);
  });

  it('filters by house, job family and country', async () => {
    expect((await requestList(womo, { house: 'zelie' })).titles).toEqual(['Ada Marlow']);
    expect((await requestList(womo, { jobFamily: 'legal' })).titles).toEqual(['Ben Oru']);
    expect((await requestList(womo, { country: 'FR' })).titles).toEqual(['Ada Marlow']);
    expect((await requestList(womo, { house: 'zelie', country: 'JP' })).titles).toEqual([]);
  });
});

describe('POST /api/recommendation-search-content/', () => {
  it('returns pages of the same kind first, the most closely related before the others, and never the page itself', async () => {
    const { titles } = await requestList(recommendation, { path: '/en/news/dial/', limit: 12 });
    expect(titles).toEqual([
      'Article bench',
      'Article harvest',
      'Article results',
      'Article dividend',
      'Article ledger',
      'A well',
      'Ada Marlow',
      'Zélie',
    ]);
  });

  it.each([
    ['houses', '/en/houses/zelie/', 'houses'],
    ['people', '/en/group/ada/', 'group'],
  ])('returns other %s before other pages of the same house', async (_, path, folder) => {
    const { result } = await requestList(recommendation, { path, limit: 12 });
    const sameKindFlags = result.map(({ href }: { href: string }) => href.split('/')[2] === folder);
    expect(sameKindFlags).toEqual(sameKindFlags.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
    expect(sameKindFlags).toContain(true);
    expect(sameKindFlags).toContain(false);
  });

  it('returns the pages below a page, then articles, and neither notices nor forms', async () => {
    const { titles } = await requestList(recommendation, { path: '/en/houses/', limit: 3 });
    expect(titles).toEqual(['Dorval', 'Écrin', 'Zélie']);
    const { titles: contactTitles } = await requestList(recommendation, { path: '/en/contact/', limit: 12 });
    expect(contactTitles).toContain('A blue dial');
    expect(contactTitles).not.toContain('Houses');
    expect(contactTitles).not.toContain('Accessibility');
  });

  it('orders equally related pages from the next older one to the oldest, then from the newest', async () => {
    const { titles } = await requestList(recommendation, { path: '/en/news/ledger/', limit: 3 });
    expect(titles).toEqual(['A well', 'Article results', 'Article dividend']);
  });

  it('returns other recommendations on further pages', async () => {
    const [first, second] = [{ page: 0 }, { page: 1 }].map((page) =>
      requestList(recommendation, { path: 'news/dial', limit: 2, ...page }),
    );
    expect((await second)?.titles).not.toEqual((await first)?.titles);
    expect((await second)?.titles).toHaveLength(2);
  });

  it('returns nothing for a page that does not exist, and if content is unavailable', async () => {
    expect((await requestList(recommendation, { path: '/en/nowhere/' })).result).toEqual([]);
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'pageList').mockRejectedValueOnce(new UpstreamError('refused', { cause: new Error('down') }));
    expect((await requestList(recommendation, { path: '/en/news/dial/' })).result).toEqual([]);
  });
});

describe('GET /api/archives/', () => {
  const fetchArchive = async (query: Record<string, string>) => {
    const { status, json } = await call(archives, { query: { locale: 'en', ...query } });
    expect(status).toBe(200);
    return json;
  };

  it('returns the latest year by month, the newest first', async () => {
    const { years, year, months } = await fetchArchive({});
    expect([years, year]).toEqual([[2026, 2025], 2026]);
    expect(months[0]).toEqual({
      month: '2026-06',
      label: 'June 2026',
      items: [{ title: 'A blue dial', href: '/en/news/dial/', date: '2026-06-01', day: '1 June' }],
    });
    expect(months.map(({ month }: { month: string }) => month)).toEqual(
      months
        .map(({ month }: { month: string }) => month)
        .toSorted()
        .reverse(),
    );
  });

  it('filters by year and type', async () => {
    const { year, months } = await fetchArchive({ year: '2025', type: 'highlights' });
    expect(year).toBe(2025);
    expect(months).toMatchObject([{ month: '2025-06', items: [{ title: 'A well' }] }]);
  });

  it.each([
    ['1950', undefined],
    ['2026', 'documents'],
  ])('is empty for %s, in which nothing of the type %s was published', async (year, type) => {
    const archive = await fetchArchive({ year, ...(type && { type }) });
    expect(archive).toMatchObject({ year: Number(year), months: [] });
  });
});
