import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { type Section, section } from '../../model/section';
import { log } from '../../platform/process/log';
import { cms } from '../../upstreams/cms';
import { publications } from '../../upstreams/publications';
import { loadPage } from '../pages/load-page';
import { listNamespaces } from '../pages/page-result';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const { documentFiles } = await import('@/tests/support/documents');
  const list = (slug: string, parts: object) =>
    buildLocalizedEntry({ slug, sections: [{ type: 'documents-list', ...parts }] });
  return {
    cms: fixtureCms({
      ...documentFiles,
      'pages/group/en.yaml': list('group', { pageSize: 2 }),
      'pages/news/en.yaml': list('news', { paginated: true, pageSize: 2 }),
      'pages/legal/en.yaml': list('legal', { paginated: true, types: ['regulated', 'results'] }),
    }),
  };
});
vi.mock('@/lib/upstreams/publications', async () => {
  const { publishedResponse: published } = await import('@/tests/support/documents');
  return { publications: { documents: vi.fn(async () => published) } };
});
afterAll(removeContent);

const load = (path: string, list: Partial<ListQuery> = {}) =>
  loadPage({ locale: 'en', draft: false }, path, { ...defaultListQuery, ...list });
const loadSection = async (path: string, list?: Partial<ListQuery>): Promise<Section<'documents-list'>> => {
  const sectionData = (await load(path, list))?.page.sections[0];
  expect(section.parse(sectionData)).toEqual(sectionData);
  return sectionData as Section<'documents-list'>;
};
const getTitles = ({ items }: Section<'documents-list'>) => items.map(({ title }) => title);

describe('some documents on a page', () => {
  it('are the latest, whatever the address requests', async () => {
    const latest = await loadSection('group');
    expect(getTitles(latest)).toEqual(['Annual report 2025', 'Annual results 2025']);
    expect(latest).toMatchObject({ pagination: null, filters: [] });
    expect(await loadSection('group', { facets: { year: ['2025'] } })).toEqual(latest);
  });

  it('are empty if the upstream has none', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.mocked(publications.documents).mockRejectedValueOnce(new Error('the upstream is down'));
    expect(await loadSection('group')).toMatchObject({ items: [], pagination: null });
    expect(logged).toHaveBeenCalled();
  });
});

it.each([
  ['group', []],
  ['news', ['documents', 'lists']],
])('the page %s needs the strings %j', async (path, namespaces) => {
  const page = await load(path);
  expect(page && listNamespaces(page.page)).toEqual(namespaces);
});

describe('all documents on a page', () => {
  it('are paged, with the available years and types', async () => {
    const { pagination, filters, ...first } = await loadSection('news');
    expect(getTitles({ pagination, filters, ...first })).toEqual(['Annual report 2025', 'Annual results 2025']);
    expect(pagination).toMatchObject({ page: 0, nbPages: 3, previous: null, next: '/en/news/?page=1' });
    expect(filters.map(({ name, options }) => [name, ...options.map(({ key }) => key)])).toEqual([
      ['year', '2026', '2025'],
      ['type', 'annual-report', 'half-year-report', 'results', 'presentation', 'regulated'],
    ]);
    expect(filters[1]).toMatchObject({
      options: [{ label: 'Universal registration document' }, {}, {}, {}, {}],
      chosen: [],
    });
  });

  it('are narrowed to the year and type that the address requests', async () => {
    const list = { facets: { year: ['2025'], type: ['regulated'] } };
    const narrowed = await loadSection('news', list);
    expect(getTitles(narrowed)).toEqual(['Voting rights in May']);
    expect(narrowed.filters.map(({ chosen }) => chosen)).toEqual([['2025'], ['regulated']]);
    expect(narrowed.pagination).toMatchObject({
      address: '/en/news/?year=2025&type=regulated',
      query: { year: 2025, types: ['regulated'] },
    });
    expect((await load('news', list))?.page.noindex).toBe(true);
  });

  it('are only of the types that the section names', async () => {
    const some = await loadSection('legal');
    expect(getTitles(some)).toEqual(['Annual results 2025', 'Voting rights in May']);
    expect(some.filters[1]?.options.map(({ key }) => key)).toEqual(['results', 'regulated']);
    expect(getTitles(await loadSection('legal', { facets: { type: ['regulated'] } }))).toEqual([
      'Voting rights in May',
    ]);
    expect(getTitles(await loadSection('legal', { facets: { type: ['presentation'] } }))).toEqual(getTitles(some));
  });

  it('have no page beyond the last', async () => {
    expect(await load('news', { page: 2, facets: { type: ['memo'] } })).not.toBeNull();
    expect(await load('news', { page: 3 })).toBeNull();
  });

  it('throw when they are unavailable, so that the last good page stays', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'files').mockRejectedValueOnce(new Error('the CMS is down'));
    await expect(load('news')).rejects.toThrow('the CMS is down');
  });
});
