import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobItem } from '@/lib/model/job';
import * as api from '@/pages/api/similar-offers';
import { call } from '@/tests/support/api';
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
    const { status, headers, json } = await requestSimilar({ jobId: 'H100', locale: 'ja-JP' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(
      z.strictObject({ success: z.literal(true), nbPages: z.literal(4), result: z.array(jobItem) }).parse(json),
    ).toEqual(json);
    expect(json.result).toHaveLength(3);
    expect(json.result[0]).toMatchObject({ jobPosting: '時計職人', locationCountry: 'スイス' });
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

  it('succeeds without results for an unknown offer', async () => {
    expect((await requestSimilar({ jobId: 'nobody', locale: 'en' })).json).toEqual({
      success: true,
      nbPages: 0,
      result: [],
    });
  });
});
