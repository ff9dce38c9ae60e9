import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildLocalizedEntry, fixtureCms, removeContent } from '@/tests/support/content';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { buildBreadcrumbs, findPage, loadPageIndex } from './page-index';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry: version } = await import('@/tests/support/content');
  return {
    cms: fixtureCms({
      'pages/films/entry.yaml': { parent: 'group', publishedAt: '2026-01-01', notClickable: true },
      'pages/films/en.yaml': version({ slug: 'films', pageTitle: 'Films' }),
      'pages/vintage/entry.yaml': { parent: 'films', publishedAt: '2026-01-01' },
      'pages/vintage/en.yaml': version({ slug: 'vintage', pageTitle: 'The vintage' }),
    }),
  };
});
afterAll(removeContent);

const en: Edition = { locale: 'en', draft: false };
const fr: Edition = { locale: 'fr', draft: false };

const getTrail = async (edition: Edition, id: string) => {
  const pageIndex = await loadPageIndex(edition);
  const page = pageIndex.byId.get(id);
  return page ? buildBreadcrumbs(edition, pageIndex, page) : null;
};

describe('the directory of an edition', () => {
  it('has the newest pages first, those of a day by type and id', async () => {
    const { pages } = await loadPageIndex(en);
    const dates = pages.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    const sameDayIds = pages.filter(({ publishedAt }) => publishedAt === '2026-01-01').map(({ id }) => id);
    expect(sameDayIds).toEqual([
      ...['group', 'history', 'home', 'houses', 'legal', 'news', 'vintage'],
      ...['dorval', 'ecrin', 'zelie'],
    ]);
  });

  it('has the houses by name as the language sorts them', async () => {
    const { houses } = await loadPageIndex(fr);
    expect(houses.map(({ pageTitle }) => pageTitle)).toEqual(['Dorval', 'Écrin', 'Méridien', 'Zélie']);
  });

  it('finds a page by its id, its path and its address, with or without an anchor', async () => {
    const pageIndex = await loadPageIndex(fr);
    const page = pageIndex.byId.get('history');
    expect(page?.pageTitle).toBe('Histoire');
    expect(pageIndex.byPath.get('groupe/histoire')).toBe(page);
    expect(findPage(fr, pageIndex, '/fr/groupe/histoire/#1962')).toBe(page);
    expect(findPage(fr, pageIndex, '/fr/')?.id).toBe('home');
  });

  it.each(['', '/fr/nowhere/', '/en/groupe/histoire/', 'https://x.example/groupe/histoire/'])(
    'finds no page at %j',
    async (path) => {
      expect(findPage(fr, await loadPageIndex(fr), path)).toBeUndefined();
    },
  );

  it('is indexed again only when a page has changed', async () => {
    const before = await loadPageIndex(en);
    expect(await loadPageIndex(en)).toBe(before);
    const changedCms = fixtureCms({
      'pages/legal/en.yaml': buildLocalizedEntry({ slug: 'legal', pageTitle: 'Legal' }),
    });
    vi.spyOn(cms, 'pageList').mockImplementation(changedCms.pageList);
    expect((await loadPageIndex(en)).byId.get('legal')?.pageTitle).toBe('Legal');
  });
});

describe('breadcrumbs', () => {
  it('lead down from the home page', async () => {
    expect(await getTrail(fr, 'history')).toEqual([
      { title: 'Accueil', path: '/fr/' },
      { title: 'Le groupe', path: '/fr/groupe/' },
      { title: 'Histoire', path: '/fr/groupe/histoire/' },
    ]);
    expect(await getTrail(fr, 'home')).toEqual([{ title: 'Accueil', path: '/fr/' }]);
  });

  it('include a level without a page, as plain text', async () => {
    expect((await getTrail(en, 'vintage'))?.slice(1)).toEqual([
      { title: 'The group', path: '/en/group/' },
      { title: 'Films', path: '/en/group/films/', notClickable: true },
      { title: 'The vintage', path: '/en/group/films/vintage/' },
    ]);
  });
});
