import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobItem } from '@/lib/model/job';
import * as api from '@/pages/api/job-offer';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
afterAll(removeContent);

const requestOffers = (body: unknown, query = {}) => call(api, { method: 'POST', body, query });
const fetchIds = async (body: unknown) => {
  const { status, json } = await requestOffers(body);
  expect(status).toBe(200);
  return json.jobList.map(({ jobId }: { jobId: string }) => jobId);
};

describe('POST /api/job-offer/', () => {
  it('returns the offers as lists show them, in English by default', async () => {
    const { status, headers, json } = await requestOffers(['H200']);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(z.strictObject({ jobList: z.array(jobItem), closed: z.array(z.string()) }).parse(json)).toEqual(json);
    expect(json.closed).toEqual([]);
    expect(json.jobList).toEqual([
      expect.objectContaining({ jobId: 'H200', jobPosting: 'Sales associate', locationCountry: 'Switzerland' }),
    ]);
  });

  it('accepts a bare list of ids, or an object with the field ids', async () => {
    expect(await fetchIds(['H100', 'H300'])).toEqual(['H100', 'H300']);
    expect(await fetchIds({ ids: ['H300', 'H100'] })).toEqual(['H300', 'H100']);
    expect(await fetchIds([])).toEqual([]);
  });

  it('returns each offer once, and leaves out closed and unknown ones', async () => {
    expect(await fetchIds(['H300', 'nobody', 'H400', 'H100', 'H300'])).toEqual(['H300', 'H100']);
  });

  it('responds in the language of the locale, by any of its codes', async () => {
    const country = async (locale: string) =>
      (await requestOffers(['H300'], { locale })).json.jobList[0].locationCountry;
    expect(await country('fr')).toBe('Japon');
    for (const locale of ['jp', 'ja', 'ja-JP', 'cn', 'zh', 'zh-CN']) expect(await country(locale)).toBe('日本');
  });
});
