import { beforeEach, expect, it, vi } from 'vitest';
import { parseWords } from '@/lib/i18n/words';
import { type Collection, emptyResult, type SearchDocument } from '@/lib/upstreams/search/contract';
import { synchronize } from '@/lib/upstreams/search/synchronize';
import { createSearch, createStandIn, serveEngine } from '../support/vendors/search/serve-engine';
import type { Vendor } from '../support/vendors/vendor';

const collection: Collection = { name: 'offers' };
const pages: Collection = { name: 'pages-en', language: 'en' };

const buildDocument = (id: string, title: string, overrides: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  version: '1',
  title,
  language: 'en',
  date: '2026-01-01',
  position: 0,
  facts: [],
  body: [],
  facets: {},
  labels: {},
  ...overrides,
});

const query = { collection, text: 'loom', locale: 'en', sort: 'relevance', page: 0, size: 10 } as const;
const isSearch = (path: string) => path.endsWith('/queries');

/** A vendor that responds with `respond` to the first request that matches, and otherwise like the stand-in. */
const respondOnce = (matches: (path: string) => boolean, respond: () => Response): Vendor => {
  const standIn = createStandIn();
  let isFirst = true;
  return (request, path) => {
    if (!isFirst || !matches(path)) return standIn(request, path);
    isFirst = false;
    return respond();
  };
};

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

it.each([
  ['the wrong shape', { results: [{ hits: 'none' }] }],
  ['no results', {}],
])('throws if the response has %s', async (_, body) => {
  const { search } = await serveEngine(() => Response.json(body));
  await expect(search.query(query)).rejects.toMatchObject({ name: 'UpstreamError', problem: 'refused' });
});

it('searches with the search-only key, and writes with the admin key', async () => {
  const { search, requests } = await serveEngine();
  await search.apply(collection, { upserts: [buildDocument('loom', 'Loom')] });
  expect((await search.query(query)).ids).toEqual(['loom']);
  for (const { path, key } of requests) expect(key).toContain(isSearch(path) ? 'search-key' : 'admin-key');
});

it('cannot write with the search-only key', async () => {
  const { search } = await serveEngine(undefined, { adminKey: 'search-key' });
  const write = search.apply(collection, { upserts: [buildDocument('loom', 'Loom')] });
  await expect(write).rejects.toMatchObject({ problem: 'refused', status: 403 });
});

it('sends documents again after a request too many', async () => {
  const respondTooMany = () => Response.json({ message: 'Too many' }, { status: 429 });
  const { search } = await serveEngine(respondOnce((path) => /batch$/.test(path), respondTooMany));
  await search.apply(collection, { upserts: [buildDocument('loom', 'Loom')] });
  expect((await search.query(query)).ids).toEqual(['loom']);
});

it('replaces an index whose settings differ in one step, and leaves no other index', async () => {
  const standIn = createStandIn();
  const { search, url } = await serveEngine(standIn);
  await search.apply(pages, { upserts: [buildDocument('loom', 'Looms'), buildDocument('kiln', 'Kiln')] });
  const secondClient = createSearch(url);
  expect((await secondClient.versions(pages)).size).toBe(2);
  const frenchPages: Collection = { name: 'pages-en', language: 'fr' };
  expect((await secondClient.versions(frenchPages)).size).toBe(0);
  await synchronize(secondClient, frenchPages, [
    { ...buildDocument('bench', 'Bench'), document: () => buildDocument('bench', 'Bench') },
  ]);
  expect([...(await secondClient.versions(frenchPages)).keys()]).toEqual(['bench']);
  expect((await secondClient.query({ ...query, collection: frenchPages })).ids).toEqual([]);
});

it('still finds the earlier documents if a replacement fails', async () => {
  const standIn = createStandIn();
  const { search, requests } = await serveEngine((request, path) =>
    /_tmp_.*batch$/.test(path) ? new Response(null, { status: 400 }) : standIn(request, path),
  );
  await expect(search.apply(collection, { upserts: [buildDocument('loom', 'Loom')] })).rejects.toMatchObject({
    status: 400,
  });
  expect(await search.query(query)).toEqual(emptyResult);
  expect(requests.filter(({ method }) => method === 'DELETE')).not.toEqual([]);
  expect(requests.some(({ path, body }) => path.endsWith('/operation') && body.includes('move'))).toBe(false);
});

it('sends many documents in batches, and reads and finds all of them', async () => {
  const { search, requests } = await serveEngine();
  const documents = Array.from({ length: 2300 }, (_, index) =>
    buildDocument(`loom ${index}`, 'Loom', { position: index }),
  );
  await search.apply(collection, { upserts: documents });
  const batches = requests.filter(({ path }) => /_tmp_\w+\/batch$/.test(path));
  expect(batches.length).toBeGreaterThan(2);
  expect((await search.versions(collection)).size).toBe(2300);
  const result = await search.query({ ...query, sort: 'date_desc', size: 10_000 });
  expect(result.ids).toEqual(documents.map(({ id }) => id));
  const secondPage = await search.query({ ...query, sort: 'date_desc', size: 1500, page: 1 });
  expect(secondPage.ids).toEqual(documents.slice(1500).map(({ id }) => id));
}, 30_000);

it('leaves out the end of a text that is too long for a record', async () => {
  const { search } = await serveEngine();
  const bodyWords = Array.from(
    { length: 20_000 },
    (_, index) => `word${String.fromCharCode(97 + (index % 26))}${index}`,
  );
  await search.apply(collection, { upserts: [buildDocument('long', 'Loom', { body: ['first', ...bodyWords] })] });
  expect((await search.query({ ...query, text: 'first' })).ids).toEqual(['long']);
  expect((await search.query({ ...query, text: bodyWords.at(-1) ?? '', isStrict: true })).ids).toEqual([]);
});

it.each([
  ['zh-CN', 'cn', '可持续发展报告', '可持续'],
  ['ja-JP', 'jp', '2025年次報告書', '報告書'],
] as const)('receives texts in %s that the site has split into words', async (language, locale, title, text) => {
  const { search, requests } = await serveEngine();
  const localizedPages: Collection = { name: `pages-${locale}`, language: locale };
  await search.apply(localizedPages, { upserts: [buildDocument('report', title, { language })] });
  expect(requests.some(({ body }) => body.includes(JSON.stringify(parseWords(title, language).join(' '))))).toBe(true);
  expect((await search.query({ ...query, collection: localizedPages, locale, text })).ids).toEqual(['report']);
});

it('requests the right page', async () => {
  const { search, requests } = await serveEngine();
  await search.apply(collection, {
    upserts: [buildDocument('one', 'Loom'), buildDocument('two', 'Loom', { position: 1 })],
  });
  expect((await search.query({ ...query, page: 1, size: 1 })).ids).toEqual(['two']);
  const lastBody = Object(JSON.parse(requests.at(-1)?.body ?? ''));
  expect(lastBody.requests[0].page).toBe(1);
});
it('ids may contain any characters', async () => {
  const { search } = await serveEngine();
  const ids = ['document 2025/halcyre-annual.pdf', 'page "a" \\ b', '頁'];
  await search.apply(collection, { upserts: ids.map((id, position) => buildDocument(id, 'Loom', { position })) });
  expect((await search.query({ ...query, ids })).ids).toEqual(ids);
});
