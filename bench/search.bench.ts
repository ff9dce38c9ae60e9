import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { parseWords } from '../lib/i18n/words';
import { type FacetName, facetNames, offersPerPage } from '../lib/model/lists/list-query';
import { convertHtmlToText } from '../lib/shared/html';
import { getFacets } from '../lib/site/careers/catalogue/facets';
import { toOffer } from '../lib/site/careers/catalogue/offer';
import { createOfferCatalogue } from '../lib/site/careers/catalogue/offer-catalogue';
import { collectTexts, offerDocuments } from '../lib/site/careers/catalogue/offer-documents';
import { readTexts, type TextCache } from '../lib/site/careers/catalogue/offer-texts';
import type { Posting, PostingSource } from '../lib/upstreams/jobs/contract';
import type { Collection } from '../lib/upstreams/search/contract';
import { embeddedSearch } from '../lib/upstreams/search/embedded';
import { synchronize } from '../lib/upstreams/search/synchronize';
import { makeDemonstrationOffers } from '../tests/support/demonstration-offers';

/**
 * Compares the search for offers with MiniSearch: the time to index, the memory, and the time of queries of one and two
 * words, which also count all facets. It fails if a query exceeds its budget.
 */
const queriesPerKind = 400;
const collection: Collection = { name: 'offers' };

const createPostings = async (count: number): Promise<Posting[]> => {
  const offers = await makeDemonstrationOffers(new Date(), Math.ceil(count * 1.35));
  return [...offers.values()].slice(0, count).map(({ posting }) => ({ ...posting, isOpen: true }));
};

const createBoard = (postings: Posting[]): PostingSource => {
  const byId = new Map(postings.map((posting) => [posting.jobId, posting]));
  return {
    async *postings() {
      for (const { description: _, isOpen: __, ...posting } of postings) yield posting;
    },
    posting: async (id) => byId.get(id) ?? null,
  };
};

/** Words from titles and facts, as candidates type them, which the queries use in rotation. */
const queryWords = [
  ...new Set(
    (await createPostings(300)).flatMap((posting) => {
      const { roles, facts } = collectTexts(posting);
      return [...roles, ...facts].flatMap(([text, tag]) => parseWords(text, tag));
    }),
  ),
].filter((word) => word.length > 1);
const pickOneWord = (queryIndex: number) => [queryWords[(queryIndex * 7) % queryWords.length] ?? ''];
const pickTwoWords = (queryIndex: number) => [
  ...pickOneWord(queryIndex),
  queryWords[(queryIndex * 13 + 5) % queryWords.length] ?? '',
];

const measureMemory = () => {
  global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapBytes: heapUsed + external, rssBytes: rss };
};
const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

const measureSeconds = async (work: () => Promise<unknown>) => {
  const startMs = performance.now();
  await work();
  return ((performance.now() - startMs) / 1000).toFixed(2);
};

interface Engine {
  name: string;
  search: (terms: string[], queryIndex: number) => Promise<number>;
}

/** Builds an engine, measures it and prints the figures. Returns the slowest 99th percentile, in milliseconds. */
const measure = async (build: () => Engine | Promise<Engine>) => {
  const memoryBefore = measureMemory();
  const startMs = performance.now();
  const engine = await build();
  const seconds = (performance.now() - startMs) / 1000;
  const memoryAfter = measureMemory();
  const measureQueries = async (query: (queryIndex: number) => string[]) => {
    for (let queryIndex = 0; queryIndex < 50; queryIndex++) await engine.search(query(queryIndex), queryIndex);
    const durationsMs: number[] = [];
    for (let queryIndex = 0; queryIndex < queriesPerKind; queryIndex++) {
      const queryStartMs = performance.now();
      await engine.search(query(queryIndex), queryIndex);
      durationsMs.push(performance.now() - queryStartMs);
    }
    durationsMs.sort((a, b) => a - b);
    const percentile = (share: number) => durationsMs[Math.floor(durationsMs.length * share)] ?? 0;
    return { p50Ms: percentile(0.5), p99Ms: percentile(0.99) };
  };
  const [oneWord, twoWords] = [await measureQueries(pickOneWord), await measureQueries(pickTwoWords)];
  const figures = [oneWord, twoWords].map(({ p50Ms, p99Ms }) => `p50 ${p50Ms.toFixed(2)} p99 ${p99Ms.toFixed(2)} ms`);
  process.stdout.write(
    `${engine.name.padEnd(12)} index ${seconds.toFixed(2)} s, heap ${formatMegabytes(memoryAfter.heapBytes - memoryBefore.heapBytes)}, process ${formatMegabytes(memoryAfter.rssBytes - memoryBefore.rssBytes)}; one word ${figures[0]}; two words ${figures[1]}\n`,
  );
  return Math.max(oneWord.p99Ms, twoWords.p99Ms);
};

const createEmbeddedEngine = async (postings: Posting[]): Promise<Engine> => {
  const texts: TextCache = new Map();
  const offers = postings.map((posting) => toOffer(posting, 0));
  await readTexts(createBoard(postings), offers, texts);
  const search = embeddedSearch();
  await synchronize(search, collection, offerDocuments(offers, texts));
  return {
    name: 'embedded',
    search: async (terms, queryIndex) => {
      const facets = queryIndex % 3 === 0 ? { continent: ['europe', 'asia'] } : {};
      const page = { sort: 'relevance', page: 0, size: offersPerPage } as const;
      return (await search.query({ collection, text: terms.join(' '), locale: 'en', facets, ...page })).total;
    },
  };
};

const createMiniSearchEngine = (postings: Posting[]): Engine => {
  const index = new MiniSearch({
    fields: ['title', 'facts', 'body'],
    storeFields: [...facetNames],
    tokenize: (text) => parseWords(text, 'en'),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 8, facts: 3 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(
    postings.map((posting) => {
      const { roles, facts } = collectTexts(posting);
      return {
        id: posting.jobId,
        title: [posting.jobPosting, ...roles.map(([text]) => text)].join('\n'),
        facts: facts.map(([text]) => text).join('\n'),
        body: convertHtmlToText(posting.description),
        ...getFacets(posting),
      };
    }),
  );
  return {
    name: 'minisearch',
    search: async (terms) => {
      const hits = index.search(terms.join(' '));
      const counts = new Map<string, number>();
      for (const hit of hits)
        for (const name of facetNames as readonly FacetName[]) {
          const key = `${name}=${hit[name]}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      return hits.slice(0, offersPerPage).length;
    },
  };
};

describe.each([
  { count: 1_200, maxMs: 5 },
  { count: 101_200, maxMs: 25 },
])('a search of $count offers', async ({ count, maxMs }) => {
  const postings = await createPostings(count);

  it(`responds within ${maxMs} ms`, async () => {
    expect(postings).toHaveLength(count);
    process.stdout.write(`\n${count} offers, ${queriesPerKind} queries of each kind\n`);
    expect(await measure(() => createEmbeddedEngine(postings))).toBeLessThan(maxMs);
    await measure(() => createMiniSearchEngine(postings));
  });

  it('is refreshed in the background', async () => {
    const catalogue = createOfferCatalogue({ search: embeddedSearch(), board: createBoard(postings) });
    for (const refresh of ['first', 'next']) {
      process.stdout.write(`catalogue    ${refresh} refresh ${await measureSeconds(() => catalogue.refresh())} s\n`);
      expect(await catalogue.addresses()).toHaveLength(count);
    }
  });
});
