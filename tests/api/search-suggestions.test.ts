import { afterAll, describe, expect, it, vi } from 'vitest';
import { type SearchSuggestion, suggestionResponse } from '@/lib/model/search';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { catalogue } from '@/lib/site/careers/catalogue';
import * as api from '@/pages/api/search-suggestions';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, houseFields, picture, buildLocalizedEntry } = await import('@/tests/support/content');
  const articles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  return {
    cms: fixtureCms({
      'houses/helvant/entry.yaml': houseFields({ image: picture.src }),
      'houses/helvant/en.yaml': buildLocalizedEntry({ slug: 'helvant', pageTitle: 'Helvant', city: 'Geneva' }),
      'pages/legal/cn.yaml': buildLocalizedEntry({ slug: 'legal', pageTitle: '可持续发展' }),
      'pages/legal/jp.yaml': buildLocalizedEntry({ slug: 'legal', pageTitle: '年次報告について' }),
      'search/en.yaml': { synonyms: [['payout', 'dividend']] },
      'search/cn.yaml': { characters: '續续' },
      ...Object.fromEntries(
        articles.flatMap((id) => [
          [`articles/${id}/entry.yaml`, { parent: 'news', publishedAt: '2020-01-01', category: 'craft' }],
          [`articles/${id}/en.yaml`, buildLocalizedEntry({ slug: id, pageTitle: `Annals, part ${id}` })],
        ]),
      ),
    }),
  };
});
vi.mock('@/lib/upstreams/publications', async () => {
  const { emptyResponse, publishedResponse } = await import('@/tests/support/documents');
  const documents = async (locale: string) => (locale === 'en' ? publishedResponse : emptyResponse);
  return { publications: { documents } };
});
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
afterAll(removeContent);

const requestSuggestions = (q: string, locale = 'en') => call(api, { query: { q, locale } });
const fetchSuggestions = async (q: string, locale = 'en'): Promise<SearchSuggestion[]> => {
  const { status, json } = await requestSuggestions(q, locale);
  expect(status).toBe(200);
  expect(suggestionResponse.parse(json)).toEqual(json);
  return json.result;
};
const fetchTitles = async (q: string, locale?: string) => (await fetchSuggestions(q, locale)).map(({ title }) => title);

describe('GET /api/search-suggestions/', () => {
  it('suggests houses, pages, offers and documents, each with its details', async () => {
    expect(await fetchSuggestions('helv')).toEqual([
      { kind: 'house', title: 'Helvant', detail: '', url: '/en/houses/helvant/', picture: '/media/one.jpg' },
      expect.objectContaining({
        kind: 'offer',
        title: 'Watchmaker',
        detail: 'Helvant · Tokyo, Japan · In Japanese',
        url: expect.stringMatching(/^\/en\/.+\/asia\/watchmaker-tokyo-\d+\/$/),
        picture: '/media/one.jpg',
      }),
      expect.objectContaining({
        kind: 'offer',
        title: 'Watchmaker',
        detail: 'Helvant · Geneva, Switzerland · In French',
      }),
    ]);
    expect(await fetchSuggestions('dividend')).toEqual([
      { kind: 'page', title: 'Article dividend', detail: '', url: '/en/news/dividend/', picture: null },
    ]);
    expect(await fetchSuggestions('slides on')).toEqual([
      {
        kind: 'document',
        title: 'Slides on 2025',
        detail: '',
        url: '/documents/finance/slides-on-2025.pdf',
        picture: null,
      },
    ]);
  });

  it('puts offers first if the keywords ask for them', async () => {
    const fetchKinds = async (q: string) => new Set((await fetchSuggestions(q)).map(({ kind }) => kind));
    expect([...(await fetchKinds('helvant'))]).toEqual(['house', 'offer']);
    expect([...(await fetchKinds('jobs helvant'))]).toEqual(['offer', 'house']);
  });

  it('may be cached for a minute', async () => {
    expect((await requestSuggestions('helv')).headers['cache-control']).toBe(
      'public, max-age=60, stale-while-revalidate=300',
    );
  });

  it('treats the last term as incomplete, and puts titles that begin with it first', async () => {
    expect(await fetchTitles('report')).toEqual(['Annual report 2025', 'Half year report 2025']);
    expect(await fetchTitles('half year re')).toEqual(['Half year report 2025']);
    expect((await fetchTitles('results'))[0]).toBe('Article results');
    expect(await fetchTitles('annual re')).toEqual(['Annual report 2025', 'Annual results 2025']);
  });

  it('returns eight at most, and includes each kind', async () => {
    const kinds = (await fetchSuggestions('ann')).map(({ kind }) => kind);
    expect(kinds).toEqual(['document', 'document', ...Array(6).fill('page')]);
  });

  it('uses synonyms, and does not correct incomplete terms', async () => {
    expect(await fetchTitles('payout')).toEqual(['Article dividend']);
    expect(await fetchTitles('devidend')).toEqual([]);
  });

  it('handles Chinese and Japanese text as it is typed, also within a word', async () => {
    for (const typed of ['可', '可持', '持续发', '可持續'])
      expect(await fetchTitles(typed, 'cn')).toEqual(['可持续发展']);
    for (const typed of ['年', '年次報', '報告に'])
      expect(await fetchTitles(typed, 'ja-JP')).toContain('年次報告について');
    expect(await fetchTitles('時計職', 'jp')).toContain('時計職人');
  });

  it('suggests nothing if nothing is typed or nothing matches', async () => {
    for (const typed of ['  ', '…', 'xylophone']) expect(await fetchSuggestions(typed)).toEqual([]);
  });

  it('leaves out offers while the job board does not respond', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(catalogue, 'searchOffers').mockRejectedValueOnce(
      new UpstreamError('refused', { cause: new Error('jobs.internal is down') }),
    );
    expect(await fetchTitles('helv')).toEqual(['Helvant']);
    expect(logged).toHaveBeenCalled();
  });
});
