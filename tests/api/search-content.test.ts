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
});
