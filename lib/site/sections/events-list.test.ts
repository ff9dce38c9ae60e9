import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { type Section, section } from '../../model/section';
import { log } from '../../platform/process/log';
import { cms } from '../../upstreams/cms';
import { loadPage } from '../pages/load-page';
import { listNamespaces } from '../pages/page-result';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const { eventFiles } = await import('@/tests/support/events');
  const list = (slug: string, parts: object) =>
    buildLocalizedEntry({ slug, sections: [{ type: 'events-list', ...parts }] });
  return {
    cms: fixtureCms({
      ...eventFiles,
      'pages/group/en.yaml': list('group', { pageSize: 3 }),
      'pages/news/en.yaml': list('news', { paginated: true, pageSize: 2 }),
    }),
  };
});
afterAll(removeContent);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
});

const load = (path: string, list: Partial<ListQuery> = {}) =>
  loadPage({ locale: 'en', draft: false }, path, { ...defaultListQuery, ...list });
const loadSection = async (path: string, list?: Partial<ListQuery>): Promise<Section<'events-list'>> => {
  const sectionData = (await load(path, list))?.page.sections[0];
  expect(section.parse(sectionData)).toEqual(sectionData);
  return sectionData as Section<'events-list'>;
};
const getIds = ({ items }: Section<'events-list'>) => items.map(({ id }) => id);

describe('some events on a page', () => {
  it('are the current and upcoming ones, then the latest', async () => {
    expect(await loadSection('group')).toMatchObject({ pagination: null, filters: [] });
    expect(getIds(await loadSection('group'))).toEqual(['stone', 'glass', 'paper']);
    vi.setSystemTime('2026-12-31T12:00:00Z');
    expect(getIds(await loadSection('group'))).toEqual(['paper', 'glass', 'stone']);
  });

  it('have their strings, and are the same whatever the address requests', async () => {
    const page = await load('group', { facets: { year: ['2025'] } });
    expect(page && listNamespaces(page.page)).toEqual(['events', 'lists']);
    expect(page?.page.sections).toEqual([await loadSection('group')]);
  });
});

describe('all events', () => {
  it('are paged', async () => {
    const first = await loadSection('news');
    expect(getIds(first)).toEqual(['stone', 'glass']);
    expect(first.pagination).toMatchObject({ page: 0, nbPages: 3, previous: null, next: '/en/news/?page=1' });
    expect(getIds(await loadSection('news', { page: 1 }))).toEqual(['paper', 'wool']);
    expect(getIds(await loadSection('news', { page: 2 }))).toEqual(['silk']);
    expect(await load('news', { page: 3 })).toBeNull();
  });

  it('are narrowed by year and type', async () => {
    const year = { year: ['2025'] };
    expect(getIds(await loadSection('news', { facets: year }))).toEqual(['silk']);
    expect(getIds(await loadSection('news', { facets: { ...year, type: ['talk'] } }))).toEqual([]);
    const { pagination } = await loadSection('news', { facets: { type: ['talk'] } });
    expect(pagination).toMatchObject({ nbPages: 2, next: '/en/news/?type=talk&page=1' });
  });

  it('offer the years and types that they have, and mark the chosen ones', async () => {
    const { filters } = await loadSection('news', { facets: { type: ['talk', 'prize'] } });
    const types = [
      { key: 'exhibition', label: 'Exhibition' },
      { key: 'talk', label: 'Talk' },
    ];
    expect(filters).toEqual([
      { name: 'year', options: ['2027', '2026', '2025'].map((key) => ({ key, label: key })), chosen: [] },
      { name: 'type', options: types, chosen: ['talk'] },
    ]);
  });

  it.each([{ year: ['soon'] }, { type: ['party'] }])('are all of them for %o', async (facets) => {
    expect((await loadSection('news', { facets })).pagination).toMatchObject({ nbPages: 3 });
  });
});

it.each([
  ['group', 0],
  ['news', 0],
  ['news', 1],
])('%s is shown without events on page %d if the CMS returns none', async (path, page) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(cms, 'events').mockRejectedValue(new Error('the CMS is down'));
  expect(await loadSection(path, { page })).toMatchObject({ items: [], filters: [] });
  expect(logged).toHaveBeenCalled();
});
