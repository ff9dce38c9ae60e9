import { afterAll, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { catalogue } from '@/lib/site/careers/catalogue';
import { cms } from '@/lib/upstreams/cms';
import { finance } from '@/lib/upstreams/finance';
import { media } from '@/lib/upstreams/media';
import { publications } from '@/lib/upstreams/publications';
import dashboard from '@/pages/api/dashboard';
import events from '@/pages/api/events';
import financeAlbum from '@/pages/api/finance-album';
import financeSearch from '@/pages/api/finance-search';
import highlights from '@/pages/api/highlights-articles-search-content';
import jobOffer from '@/pages/api/job-offer';
import jobOffers from '@/pages/api/job-offers';
import news from '@/pages/api/news-search-content';
import pressAlbum from '@/pages/api/press-album';
import recommendation from '@/pages/api/recommendation-search-content';
import searchContent from '@/pages/api/search-content';
import suggestions from '@/pages/api/search-suggestions';
import sharePrice from '@/pages/api/share-price';
import history from '@/pages/api/share-price-history';
import similarOffers from '@/pages/api/similar-offers';
import sustainabilityAlbum from '@/pages/api/sustainability-album';
import womo from '@/pages/api/womo-search-content';
import playlist from '@/pages/api/youtube-playlist';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

const locale = 'en';
const failure = new UpstreamError('refused', { cause: new Error('upstream.internal is down') });
const fail = (upstream: object, name: string) => {
  vi.spyOn(upstream as Record<string, () => unknown>, name).mockRejectedValue(failure);
  return vi.spyOn(log, 'error').mockImplementation(() => undefined);
};
const send = (endpoint: Endpoint, input: unknown) => {
  const { method } = endpoint.definition;
  const request = method === 'GET' ? { query: input as Record<string, string> } : { method, body: input };
  return call({ config: { api: { bodyParser: false } }, default: endpoint }, request);
};

it.each([
  ['job-offer', jobOffer, ['H100'], () => fail(catalogue, 'offers')],
  ['job-offers', jobOffers, { locale }, () => fail(catalogue, 'searchOffers')],
  ['similar-offers', similarOffers, { jobId: 'H100', locale }, () => fail(catalogue, 'similar')],
  ['finance-search without publications', financeSearch, { locale }, () => fail(publications, 'documents')],
  ['finance-search without files', financeSearch, { locale }, () => fail(cms, 'files')],
  ['search-content', searchContent, { search: 'dividend', locale }, () => fail(cms, 'pageList')],
  ['search-suggestions', suggestions, { q: 'helv', locale }, () => fail(cms, 'pageList')],
  ['news-search-content', news, { locale }, () => fail(cms, 'pageList')],
  ['womo-search-content', womo, { locale }, () => fail(cms, 'pageList')],
  ['highlights-articles-search-content', highlights, { locale }, () => fail(cms, 'pageList')],
] as const)('/api/%s/ responds with 502, without results or details', async (_, endpoint, input, failUpstream) => {
  failUpstream();
  const { status, json, text } = await send(endpoint, input);
  expect(status).toBe(502);
  expect(json).toEqual({
    ...endpoint.definition.errorFields,
    success: false,
    message: expect.stringMatching(/\S/),
    requestId: expect.any(String),
  });
  expect(text).not.toContain('internal');
});

it.each([
  [
    'load a dashboard',
    dashboard,
    { dashboardId: 'climate', locale },
    () => fail(cms, 'dashboard'),
    { dashboard: null },
  ],
  ['load an album', financeAlbum, { albumId: 'meeting' }, () => fail(media, 'album'), { album: null }],
  ['load an album', sustainabilityAlbum, { albumId: 'meeting' }, () => fail(media, 'album'), { album: null }],
  ['load an album', pressAlbum, { albumId: 'meeting' }, () => fail(media, 'album'), { album: null }],
  ['load the share price', sharePrice, {}, () => fail(finance, 'quote'), { sharePrice: null }],
  ['load the share price history', history, { locale }, () => fail(finance, 'history'), { history: null }],
  ['load events', events, { locale }, () => fail(cms, 'events'), { events: [] }],
  ['load recommendations', recommendation, { path: '/', locale }, () => fail(cms, 'pageList'), { result: [] }],
  ['handle an API request', playlist, { playlistId: 'the-hands' }, () => fail(media, 'playlist'), null],
] as const)('returns nothing if it fails to %s, and logs it', async (task, endpoint, input, failUpstream, expected) => {
  const logged = failUpstream();
  const { status, json } = await send(endpoint, input);
  expect(status).toBe(200);
  expect(json).toEqual(expected && expect.objectContaining(expected));
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ err: failure }), `failed to ${task}`);
});
