import { afterAll, describe, expect, it, vi } from 'vitest';
import { dashboard } from '@/lib/model/dashboard';
import * as api from '@/pages/api/dashboard';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms } = await import('@/tests/support/content');
  return { cms: fixtureCms((await import('@/tests/support/dashboards')).dashboardFiles) };
});
afterAll(removeContent);

const requestDashboard = (query: Record<string, string>) =>
  call(api, { query: { dashboardId: 'climate', locale: 'en', ...query } });
const getIds = (json: { dashboard: { indicators: { id: string }[] } }) => json.dashboard.indicators.map(({ id }) => id);

describe('GET /api/dashboard/', () => {
  it('returns the first four figures, and the number of pages', async () => {
    const { status, headers, json } = await requestDashboard({});
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
    expect(dashboard.parse(json.dashboard)).toEqual(json.dashboard);
    expect(json.dashboard).toMatchObject({ title: 'Climate en', intro: 'Since 2023. en', nbPages: 2 });
    expect(getIds(json)).toEqual(['emissions', 'power', 'water', 'soil']);
  });

  it('returns further pages, and nothing beyond the last', async () => {
    expect(getIds((await requestDashboard({ page: '1' })).json)).toEqual(['air', 'light']);
    expect(getIds((await requestDashboard({ page: '2' })).json)).toEqual([]);
  });

  it('formats figures, units and notes in the language of the locale', async () => {
    const [emissions, power] = (await requestDashboard({ locale: 'fr' })).json.dashboard.indicators;
    expect(emissions).toEqual({
      id: 'emissions',
      label: 'Emissions fr',
      unit: 'tonnes fr',
      note: 'Counted. fr',
      series: [
        { year: 2023, value: 1000, text: '1\u202f000,0' },
        { year: 2024, value: 900, text: '900,0' },
        { year: 2025, value: 700, text: '700,0' },
      ],
      target: { year: 2030, value: 400, text: '400,0' },
      progress: { part: 0.5, text: '50\u202f%' },
    });
    expect(power).toMatchObject({ unit: '', note: null, target: { text: '100\u202f%' }, progress: { part: 0.875 } });
  });

  it('returns no progress if there is no target', async () => {
    expect((await requestDashboard({})).json.dashboard.indicators[2]).toMatchObject({ target: null, progress: null });
  });

  it('returns null for an unknown dashboard', async () => {
    const { status, json } = await requestDashboard({ dashboardId: 'nothing' });
    expect([status, json]).toEqual([200, { dashboard: null }]);
  });
});
