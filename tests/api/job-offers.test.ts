import { afterAll, describe, expect, it, vi } from 'vitest';
import { jobResponse } from '@/lib/model/job';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { catalogue } from '@/lib/site/careers/catalogue';
import * as api from '@/pages/api/job-offers';
import { call, serve } from '@/tests/support/api';
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
const noOffers = {
  success: false,
  result: [],
  nbPages: 0,
  nbHits: 0,
  facets: [],
  corrected: null,
  isPartial: false,
  missingWords: [],
};

describe('POST /api/job-offers/', () => {
  it('returns a page of the open offers and the counts of all filters', async () => {
    const { status, headers, json } = await postSearch({ locale: 'en' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(jobResponse.parse(json)).toEqual(json);
    expect(json).toMatchObject({ success: true, nbPages: 1, nbHits: 3, corrected: null, message: '' });
    expect(json.result[1]).toMatchObject({
      jobId: 'H200',
      jobPosting: 'Sales associate',
      lang: 'en',
      houseName: 'Zélie',
    });
    expect(json.facets.find(({ name }: { name: string }) => name === 'city').values).toEqual([
      { key: 'geneva', label: 'Geneva', count: 2 },
      { key: 'tokyo', label: 'Tokyo', count: 1 },
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

  it('responds in the language of the locale, by any of its codes', async () => {
    const countries = async (locale: string) => {
      const { json } = await postSearch({ locale, search: '時計職人' });
      return json.result.map(({ locationCountry }: { locationCountry: string }) => locationCountry);
    };
    for (const locale of ['jp', 'ja', 'ja-JP']) expect(await countries(locale)).toContain('日本');
    for (const locale of ['cn', 'zh', 'zh-CN']) expect(await countries(locale)).toContain('瑞士');
  });

  it('returns the corrected terms of a misspelt search', async () => {
    const { json } = await postSearch({ locale: 'en', search: 'wacthmaker' });
    expect(json).toMatchObject({ success: true, nbHits: 2, corrected: 'watchmaker' });
  });

  it('succeeds without results for unknown terms and values', async () => {
    for (const query of [{ search: 'submarine' }, { facets: { house: ['nobody'] } }, { ids: ['nobody'] }])
      expect(await fetchIds(query)).toEqual([]);
  });

  it.each([
    ['locale', {}],
    ['locale', { locale: 'de' }],
    ['search', { search: 'x'.repeat(201) }],
    ['search', { search: 5 }],
    ['sort', { sort: 'title' }],
    ['page', { page: -1 }],
    ['page', { page: 1.5 }],
    ['page', { page: '1' }],
    ['page', { page: 100_001 }],
    ['facets', { facets: [] }],
    ['facets', { facets: { salary: ['high'] } }],
    ['facets.city', { facets: { city: 'geneva' } }],
    ['facets.city', { facets: { city: Array(51).fill('x') } }],
    ['facets.city.0', { facets: { city: ['x'.repeat(65)] } }],
    ['ids', { ids: Array(101).fill('H1') }],
    ['ids.0', { ids: ['../x'] }],
  ])('rejects an invalid %s', async (field, query) => {
    const { status, json } = await postSearch(field === 'locale' ? query : { locale: 'en', ...query });
    expect(status).toBe(400);
    expect(json).toMatchObject({ ...noOffers, fields: [expect.objectContaining({ field })] });
  });

  it('rejects other methods, types, sites and bodies', async () => {
    const get = await call(api);
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    const post = async (overrides: object) =>
      (await call(api, { method: 'POST', body: { locale: 'en' }, ...overrides })).status;
    expect(await post({ headers: { 'Content-Type': 'text/plain' } })).toBe(415);
    expect(await post({ headers: { Origin: 'https://elsewhere.example' } })).toBe(403);
    expect(await post({ body: { locale: 'en', search: 'x'.repeat(40_000) } })).toBe(413);
    expect(await post({ headers: { 'Content-Type': 'application/json' }, body: '{' })).toBe(400);
  });

  it('responds with 429 to a visitor who calls too often', async () => {
    const { call, close } = await serve(api);
    const request = { method: 'POST', body: { locale: 'en' }, from: '192.0.2.250' };
    const responses = await Promise.all(Array.from({ length: 121 }, () => call(request)));
    await close();
    expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
    expect(Number(responses.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('responds with 502, without offers or details, if the job board fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(catalogue, 'searchOffers').mockRejectedValue(
      new UpstreamError('refused', { cause: new Error('jobs.internal is down') }),
    );
    const { status, json, text } = await postSearch({ locale: 'en' });
    expect(status).toBe(502);
    expect(json).toEqual({ ...noOffers, message: expect.stringMatching(/\S/), requestId: expect.any(String) });
    expect(text).not.toContain('internal');
  });
});
