import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobItem } from '@/lib/model/job';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { maxJobIds } from '@/lib/shared/constants';
import { catalogue } from '@/lib/site/careers/catalogue';
import * as api from '@/pages/api/job-offer';
import { call, serve } from '@/tests/support/api';
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

  it('accepts a hundred ids', async () => {
    const ids = Array.from({ length: maxJobIds - 1 }, (_, index) => `X${index}`);
    expect(await fetchIds([...ids, 'H100'])).toEqual(['H100']);
  });

  it('responds in the language of the locale, by any of its codes', async () => {
    const country = async (locale: string) =>
      (await requestOffers(['H300'], { locale })).json.jobList[0].locationCountry;
    expect(await country('fr')).toBe('Japon');
    for (const locale of ['jp', 'ja', 'ja-JP', 'cn', 'zh', 'zh-CN']) expect(await country(locale)).toBe('日本');
  });

  it.each([
    ['101 ids', Array.from({ length: 101 }, (_, index) => `H${index}`)],
    ['101 ids in an object', { ids: Array.from({ length: 101 }, (_, index) => `H${index}`) }],
    ['an invalid id', ['../H100']],
    ['an id that is too long', ['H'.repeat(65)]],
    ['ids that are numbers', [100]],
    ['a single id', { ids: 'H100' }],
    ['ids in another field', { jobIds: ['H100'] }],
    ['nothing', null],
  ])('rejects %s', async (_, body) => {
    const { status, json } = await requestOffers(body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false, fields: expect.any(Array) });
  });

  it('rejects an unknown locale', async () => {
    const { status, json } = await requestOffers(['H100'], { locale: 'de' });
    expect(status).toBe(400);
    expect(json.fields).toEqual([expect.objectContaining({ field: 'locale' })]);
  });

  it('rejects other methods, types, sites and bodies', async () => {
    const get = await call(api);
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    const post = async (overrides: object) =>
      (await call(api, { method: 'POST', body: ['H100'], ...overrides })).status;
    expect(await post({ headers: { 'Content-Type': 'text/plain' } })).toBe(415);
    expect(await post({ headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBe(403);
    expect(await post({ body: Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(64, 'x')) })).toBe(200);
    expect(await post({ body: ['x'.repeat(2 ** 13)] })).toBe(413);
    expect(await post({ headers: { 'Content-Type': 'application/json' }, body: '["H100"' })).toBe(400);
  });

  it('responds with 429 to a visitor who calls too often', async () => {
    const { call, close } = await serve(api);
    const request = { method: 'POST', body: ['H100'], from: '192.0.2.250' };
    const responses = await Promise.all(Array.from({ length: 121 }, () => call(request)));
    await close();
    expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
    expect(Number(responses.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('responds with 502, without details, if the job board fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(catalogue, 'offers').mockRejectedValue(
      new UpstreamError('refused', { cause: new Error('jobs.internal is down') }),
    );
    const { status, json, text } = await requestOffers(['H100']);
    expect(status).toBe(502);
    expect(json).toEqual({ success: false, message: expect.stringMatching(/\S/), requestId: expect.any(String) });
    expect(text).not.toContain('internal');
  });
});
