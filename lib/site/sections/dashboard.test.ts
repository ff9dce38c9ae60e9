import { afterAll, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { defaultListQuery } from '../../model/lists/list-query';
import { type Section, section } from '../../model/section';
import { log } from '../../platform/process/log';
import { cms } from '../../upstreams/cms';
import { loadPage } from '../pages/load-page';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const { dashboardFiles } = await import('@/tests/support/dashboards');
  const sections = [{ type: 'dashboard', dashboardId: 'climate' }];
  return {
    cms: fixtureCms({ ...dashboardFiles, 'pages/group/en.yaml': buildLocalizedEntry({ slug: 'group', sections }) }),
  };
});
afterAll(removeContent);

const load = (page: number) => loadPage({ locale: 'en', draft: false }, 'group', { ...defaultListQuery, page });
const loadSection = async (page: number) => {
  const sectionData = (await load(page))?.page.sections[0];
  expect(section.parse(sectionData)).toEqual(sectionData);
  return sectionData as Section<'dashboard'>;
};

it('shows the first four figures, and links to the others', async () => {
  const { dashboard, pagination } = await loadSection(0);
  expect(dashboard?.indicators.map(({ id }) => id)).toEqual(['emissions', 'power', 'water', 'soil']);
  expect(pagination).toEqual({
    address: '/en/group/',
    page: 0,
    nbPages: 2,
    previous: null,
    next: '/en/group/?page=1',
  });
});

it('shows the page of figures that the address requests', async () => {
  const { dashboard, pagination } = await loadSection(1);
  expect(dashboard?.indicators.map(({ id }) => id)).toEqual(['air', 'light']);
  expect(pagination).toMatchObject({ previous: '/en/group/', next: null });
});

it('has no page beyond the last', async () => {
  expect(await load(2)).toBeNull();
});

it.each([0, 1])('is shown without its figures on page %d if the CMS cannot provide them', async (page) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(cms, 'dashboard').mockRejectedValue(new Error('the CMS is down'));
  expect(await loadSection(page)).toMatchObject({ dashboard: null, pagination: null });
  expect(logged).toHaveBeenCalled();
});
