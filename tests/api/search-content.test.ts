import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { searchResponse } from '@/lib/model/search';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { cms } from '@/lib/upstreams/cms';
import { contentState } from '@/lib/upstreams/files/cached-folder';
import * as api from '@/pages/api/search-content';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  return {
    cms: fixtureCms({
      'pages/legal/fr.yaml': buildLocalizedEntry({
        slug: 'mentions',
        pageTitle: 'Mentions légales',
        summary: 'L’été à Genève.',
      }),
      'pages/legal/cn.yaml': buildLocalizedEntry({ slug: 'legal', pageTitle: '法律声明', summary: '上海的珠宝。' }),
      'pages/legal/jp.yaml': buildLocalizedEntry({ slug: 'legal', pageTitle: '法的事項', summary: '東京の時計。' }),
    }),
  };
});
vi.mock('@/lib/upstreams/publications', async () => {
  const { emptyResponse } = await import('@/tests/support/documents');
  return { publications: { documents: async () => emptyResponse } };
});
vi.mock('@/lib/site/careers/catalogue', () => ({
  catalogue: {
    searchOffers: async ({ search }: { search: string }) => ({
      nbHits: search === 'dividend' ? 3 : 0,
      corrected: null,
      isPartial: false,
    }),
  },
}));
afterAll(removeContent);

const postSearch = (body: unknown) => call(api, { method: 'POST', body });
const fetchUrls = async (body: object) => {
  const { status, json } = await postSearch(body);
  expect(status).toBe(200);
  return json.result.map(({ url }: { url: string }) => url);
};

describe('POST /api/search-content/', () => {
  it('returns the pages that contain the search terms', async () => {
    const { status, headers, json } = await postSearch({ search: 'dividend', locale: 'en' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(searchResponse.parse(json)).toEqual(json);
    expect(json).toEqual({
      success: true,
      bestMatches: [],
      corrected: null,
      isPartial: false,
      missingWords: [],
      nbOffers: 3,
      message: '',
      result: [
        {
          title: 'Article dividend',
          description: 'What happened: dividend.',
          date: '2026-04-01',
          dateText: '1 April 2026',
          isUpcoming: false,
          thumbnail: null,
          url: '/en/news/dividend/',
          externalLink: false,
          type: 'other',
          color: '',
        },
      ],
    });
  });

  it('finds terms without their accents and in another case', async () => {
    for (const keywords of ['genève', 'GENEVE', 'légales', 'legales mentions'])
      expect(await fetchUrls({ search: keywords, locale: 'fr' })).toEqual(['/fr/mentions/']);
  });

  it('finds Chinese and Japanese terms, by any code of the locale', async () => {
    for (const locale of ['cn', 'zh', 'zh-CN'])
      expect(await fetchUrls({ search: '珠宝', locale })).toEqual(['/cn/legal/']);
    for (const locale of ['jp', 'ja', 'ja-JP'])
      expect(await fetchUrls({ search: '時計', locale })).toEqual(['/jp/legal/']);
  });

  it('filters by categories', async () => {
    const craft = ['/en/news/bench/', '/en/news/harvest/'];
    expect(await fetchUrls({ categories: ['craft'], locale: 'en' })).toEqual(craft);
    expect(await fetchUrls({ search: 'article', categories: ['craft'], locale: 'en' })).toEqual(craft);
    expect(await fetchUrls({ search: 'dividend', categories: ['craft'], locale: 'en' })).toEqual([]);
  });

  it('returns the newest first unless the oldest are requested', async () => {
    const form = { categories: ['finance'], locale: 'en' };
    const newest = ['/en/news/results/', '/en/news/dividend/', '/en/news/ledger/'];
    expect(await fetchUrls(form)).toEqual(newest);
    expect(await fetchUrls({ ...form, sort: 'date_desc' })).toEqual(newest);
    expect(await fetchUrls({ ...form, sort: 'date_asc' })).toEqual(newest.toReversed());
  });

  it('succeeds without results if nothing is requested or nothing is found', async () => {
    for (const form of [{}, { search: '   ' }, { search: '…' }, { search: 'unheard-of' }]) {
      const { json } = await postSearch({ ...form, locale: 'en' });
      expect(json).toMatchObject({
        success: true,
        bestMatches: [],
        result: [],
        corrected: null,
        nbOffers: 0,
        message: '',
      });
    }
  });

  it.each([
    ['locale', { search: 'x' }],
    ['locale', { search: 'x', locale: 'de' }],
    ['search', { search: 'x'.repeat(201), locale: 'en' }],
    ['search', { search: 5, locale: 'en' }],
    ['sort', { search: 'x', sort: 'title', locale: 'en' }],
    ['categories', { categories: 'finance', locale: 'en' }],
    ['categories', { categories: Array(33).fill('x'), locale: 'en' }],
  ])('rejects an invalid %s', async (field, form) => {
    const { status, json } = await postSearch(form);
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false, result: [], fields: [expect.objectContaining({ field })] });
  });

  it('responds with 502, without results, if the CMS has never responded', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'pageList').mockRejectedValue(
      new UpstreamError('refused', { cause: new Error('cms.internal is down') }),
    );
    const { status, json, text } = await postSearch({ search: 'dividend', locale: 'it' });
    expect(status).toBe(502);
    expect(json).toMatchObject({ success: false, result: [], message: expect.stringMatching(/\S/) });
    expect(text).not.toContain('internal');
  });

  it('finds the earlier content while the CMS cannot provide the changes', async () => {
    const before = await fetchUrls({ search: 'dividend', locale: 'en' });
    expect(before).not.toEqual([]);
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'pageList').mockRejectedValue(
      new UpstreamError('refused', { cause: new Error('cms.internal is down') }),
    );
    contentState.changedAt++;
    expect(await fetchUrls({ search: 'dividend', locale: 'en' })).toEqual(before);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  });

  it('never responds with 5xx, whatever is sent', { timeout: 60_000 }, async () => {
    const logged = vi.spyOn(log, 'error');
    const text = fc.string({ unit: 'binary', maxLength: 210 });
    const form = fc.record(
      {
        search: fc.oneof(text, fc.jsonValue()),
        sort: fc.oneof(fc.constantFrom('date_desc', 'date_asc'), text),
        categories: fc.oneof(fc.array(fc.oneof(fc.constantFrom('craft', 'finance'), text)), fc.jsonValue()),
        locale: fc.oneof(fc.constantFrom('en', 'fr', 'it', 'cn', 'jp', 'zh', 'ja-JP'), text),
      },
      { requiredKeys: [] },
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: form }, fc.jsonValue(), text), async (body) => {
        const headers = { 'Content-Type': 'application/json' };
        const { status, json } = await call(api, { method: 'POST', body, headers });
        statuses.add(status);
        expect(status).toBeLessThan(500);
        expect(json.success).toBe(status === 200);
        expect(json.result).toEqual(expect.any(Array));
      }),
      { numRuns: 500 },
    );
    expect([...statuses].toSorted()).toEqual([200, 400]);
    expect(logged).not.toHaveBeenCalled();
  });
});
