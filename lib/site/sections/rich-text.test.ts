// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { section } from '../../model/section';
import { log } from '../../platform/process/log';
import { cms } from '../../upstreams/cms';
import { loadPage } from '../pages/load-page';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const { dashboardFiles } = await import('@/tests/support/dashboards');
  const sections = [{ type: 'rich-text', body: 'More to do.', indicator: 'climate/emissions' }];
  return {
    cms: fixtureCms({ ...dashboardFiles, 'pages/group/en.yaml': buildLocalizedEntry({ slug: 'group', sections }) }),
  };
});
afterAll(removeContent);

const loadBody = async () => {
  const sectionData = (await loadPage({ locale: 'en', draft: false }, 'group'))?.page.sections[0];
  expect(section.parse(sectionData)).toEqual(sectionData);
  return (sectionData as { body: string }).body;
};

it('draws an indicator as a line to its target above the text, with the same figures as a table', async () => {
  const html = document.createElement('div');
  html.innerHTML = await loadBody();
  expect(html.lastElementChild?.textContent).toBe('More to do.');
  const chart = html.querySelector('[role="img"]');
  expect(chart?.getAttribute('aria-label')).toMatch(/^From .+ in 2023 to .+ in 2025, with a target of .+ for 2030$/);
  expect(chart?.querySelectorAll('g:not([data-kind])')).toHaveLength(1);
  expect(chart?.querySelector('[data-kind="target"] path')?.getAttribute('d')).toMatch(/L100,[\d.]+$/);
  const years = [...html.querySelectorAll('tr th:first-child')].map(({ textContent }) => textContent);
  expect([years[0], years[1], years.at(-1)]).toEqual(['Year', '2023', 'Target 2030']);
});

it('is shown without the chart if the CMS cannot provide it', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(cms, 'dashboard').mockRejectedValue(new Error('the CMS is down'));
  expect(await loadBody()).toBe('<p>More to do.</p>');
});
