import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobItem } from '@/lib/model/job';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { catalogue } from '@/lib/site/careers/catalogue';
import * as api from '@/pages/api/similar-offers';
import { call, serve } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => {
  const { fixtureCatalogue, buildOffers } = await import('@/tests/support/offer-files');
  return { catalogue: fixtureCatalogue(buildOffers(20)) };
});
afterAll(removeContent);

const requestSimilar = (body: unknown) => call(api, { method: 'POST', body });

describe('POST /api/similar-offers/', () => {
  it('returns three similar offers, as lists show them', async () => {
    const { status, headers, json } = await requestSimilar({ jobId: 'H100', locale: 'en' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(
      z.strictObject({ success: z.literal(true), nbPages: z.literal(4), result: z.array(jobItem) }).parse(json),
    ).toEqual(json);
    expect(json.result).toHaveLength(3);
    expect(json.result[0]).toMatchObject({ jobPosting: 'Watchmaker', locationCountry: 'Switzerland' });
    for (const { jobId } of json.result) expect(jobId).not.toBe('H100');
  });

  it.each([1, 12])('returns %d offers on request', async (limit) => {
    expect((await requestSimilar({ jobId: 'H100', locale: 'en', limit })).json.result).toHaveLength(limit);
  });

  it('returns other offers on each of its four pages, and none beyond', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map((page) => requestSimilar({ jobId: 'H100', locale: 'en', page })),
    );
    const ids = pages.map(({ json }) => json.result.map(({ jobId }: { jobId: string }) => jobId));
    expect(ids.map(({ length }) => length)).toEqual([3, 3, 3, 3, 0]);
    expect(new Set(ids.flat()).size).toBe(12);
  });

  it('responds in the language of the locale, by any of its codes', async () => {
    for (const locale of ['cn', 'zh', 'zh-CN', 'jp', 'ja', 'ja-JP']) {
      const { json } = await requestSimilar({ jobId: 'H100', locale });
      expect(json.result[0].locationCountry).toBe(locale.startsWith('j') ? 'スイス' : '瑞士');
    }
  });

  it('succeeds without results for an unknown offer', async () => {
    expect((await requestSimilar({ jobId: 'nobody', locale: 'en' })).json).toEqual({
      success: true,
      nbPages: 0,
      result: [],
    });
  });

  it.each([
    ['jobId', { locale: 'en' }],
    ['jobId', { jobId: '', locale: 'en' }],
    ['jobId', { jobId: '../x', locale: 'en' }],
    ['jobId', { jobId: 'x'.repeat(65), locale: 'en' }],
    ['jobId', { jobId: 100, locale: 'en' }],
    ['locale', { jobId: 'H100' }],
    ['locale', { jobId: 'H100', locale: 'de' }],
    ['limit', { jobId: 'H100', locale: 'en', limit: 0 }],
    ['limit', { jobId: 'H100', locale: 'en', limit: 13 }],
    ['limit', { jobId: 'H100', locale: 'en', limit: 1.5 }],
    ['page', { jobId: 'H100', locale: 'en', page: -1 }],
  ])('rejects an invalid %s', async (field, body) => {
    const { status, json } = await requestSimilar(body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false, result: [], fields: [expect.objectContaining({ field })] });
  });

  it('rejects other methods, types, sites and bodies', async () => {
    const get = await call(api);
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    const body = { jobId: 'H100', locale: 'en' };
    const post = async (overrides: object) => (await call(api, { method: 'POST', body, ...overrides })).status;
    expect(await post({ headers: { 'Content-Type': 'text/plain' } })).toBe(415);
    expect(await post({ headers: { Origin: 'https://elsewhere.example' } })).toBe(403);
    expect(await post({ body: { ...body, more: 'x'.repeat(40_000) } })).toBe(413);
    expect(await post({ headers: { 'Content-Type': 'application/json' }, body: '' })).toBe(400);
  });

  it('responds with 429 to a visitor who calls too often', async () => {
    const { call, close } = await serve(api);
    const request = { method: 'POST', body: { jobId: 'H100', locale: 'en' }, from: '192.0.2.250' };
    const responses = await Promise.all(Array.from({ length: 121 }, () => call(request)));
    await close();
    expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
    expect(Number(responses.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('responds with 502, without offers or details, if the job board fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(catalogue, 'similar').mockRejectedValue(
      new UpstreamError('refused', { cause: new Error('jobs.internal is down') }),
    );
    const { status, json, text } = await requestSimilar({ jobId: 'H100', locale: 'en' });
    expect(status).toBe(502);
    expect(json).toEqual({
      success: false,
      nbPages: 0,
      result: [],
      message: expect.stringMatching(/\S/),
      requestId: expect.any(String),
    });
    expect(text).not.toContain('internal');
  });
});
