import { afterAll, describe, expect, it, vi } from 'vitest';
import { jobResponse } from '@/lib/model/job';
import * as api from '@/pages/api/job-offers';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
afterAll(removeContent);

const postSearch = (body: unknown) => call(api, { method: 'POST', body });
const fetchIds = async (body: object) => {
  const { status, json } = await postSearch({ locale: 'en', ...body });
  expect(status).toBe(200);
  return json.result.map(({ jobId }: { jobId: string }) => jobId);
};

describe('POST /api/job-offers/', () => {
  it('returns a page of the open offers and the counts of all filters', async () => {
    const { status, headers, json } = await postSearch({ locale: 'ja-JP' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(jobResponse.parse(json)).toEqual(json);
    expect(json).toMatchObject({ success: true, nbPages: 1, nbHits: 3, corrected: null, message: '' });
    expect(json.result[1]).toMatchObject({
      jobId: 'H200',
      jobPosting: '販売員',
      lang: 'ja-JP',
      houseName: 'Zélie',
    });
    expect(json.facets.find(({ name }: { name: string }) => name === 'city').values).toEqual([
      { key: 'geneva', label: 'Geneva（日）', count: 2 },
      { key: 'tokyo', label: 'Tokyo（日）', count: 1 },
    ]);
  });

  it('applies keywords, filters, ids, sort order and page', async () => {
    expect(await fetchIds({ search: 'horloger' })).toEqual(['H100', 'H300']);
    expect(await fetchIds({ search: 'horloger', sort: 'date_desc' })).toEqual(['H300', 'H100']);
    expect(await fetchIds({ sort: 'date_asc' })).toEqual(['H100', 'H200', 'H300']);
    expect(await fetchIds({ facets: { city: ['geneva'], jobFamily: ['retail', 'craft'] } })).toEqual(['H200', 'H100']);
    expect(await fetchIds({ ids: ['H100', 'H300'] })).toEqual(['H300', 'H100']);
    expect(await fetchIds({ page: 1 })).toEqual([]);
  });

  it('returns the corrected terms of a misspelt search', async () => {
    const { json } = await postSearch({ locale: 'en', search: 'wacthmaker' });
    expect(json).toMatchObject({ success: true, nbHits: 2, corrected: 'watchmaker' });
  });

  it('succeeds without results for unknown terms and values', async () => {
    for (const query of [{ search: 'submarine' }, { facets: { house: ['nobody'] } }, { ids: ['nobody'] }])
      expect(await fetchIds(query)).toEqual([]);
  });
});
