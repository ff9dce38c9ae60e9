import { readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '@/lib/i18n/locales';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { searchEntries } from '@/lib/site/search/content-index';
import type { Entry } from '@/lib/site/search/entries';
import { cms } from '@/lib/upstreams/cms';
import { search as engine } from '@/lib/upstreams/search';
import { createDemonstrationBoard } from '../support/demonstration-offers';

const localizedQuery = { en: z.string(), fr: z.string(), it: z.string(), cn: z.string(), jp: z.string() };
const entryQuery = z.strictObject({
  expects: z.array(z.string()),
  accepts: z.array(z.string()),
  ...localizedQuery,
});
const keys = z.array(z.string()).optional();
const offerQuery = z.strictObject({ roles: keys, countries: keys, times: keys, ...localizedQuery });
const judgedQueries = z
  .strictObject({ pages: z.array(entryQuery), documents: z.array(entryQuery), offers: z.array(offerQuery) })
  .parse(parse(readFileSync('tests/content/judged-queries.yaml', 'utf8')));

const kinds = ['pages', 'documents', 'offers'] as const;
type Kind = (typeof kinds)[number];

interface Outcome {
  search: string;
  resultCount: number;
  /** The ids of the wrong results among the first five. */
  wrongIds: string[];
  /** The share of right results among the first five. */
  precision: number;
  /** The share of required results that are among the first ten. If more than ten are required, ten count as all. */
  recall: number;
}

export const getEntryId = ({ page, document, event }: Entry) => {
  const file = document?.reference.split('/').at(-1);
  return file?.replace(/^halcyre-|-[a-z]{2}\.pdf$/g, '') ?? page?.id ?? `event:${event?.id}`;
};

const toOutcome = (
  search: string,
  ids: string[],
  isExpected: (id: string) => boolean,
  requiredIds: Set<string>,
): Outcome => {
  const topIds = ids.slice(0, 5);
  const wrongIds = topIds.filter((id) => !isExpected(id));
  const recalledIds = ids.slice(0, 10).filter((id) => requiredIds.has(id));
  return {
    search,
    resultCount: ids.length,
    wrongIds,
    precision: topIds.length === 0 ? 0 : 1 - wrongIds.length / topIds.length,
    recall: new Set(recalledIds).size / Math.min(10, requiredIds.size),
  };
};

export const matchesId = (id: string, pattern: string) =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;

const judgeEntries = async (locale: Locale, query: z.infer<typeof entryQuery>): Promise<Outcome> => {
  const { expects, accepts, [locale]: search } = query;
  const { entries: results } = await searchEntries(
    { locale, draft: false },
    { search, sort: 'relevance', filters: {} },
  );
  const isExpected = (id: string) => [...expects, ...accepts].some((pattern) => matchesId(id, pattern));
  return toOutcome(search, results.map(getEntryId), isExpected, new Set(expects));
};

/** Limits the concurrent queries to as many as a site sends to a search engine. */
const limit = pLimit(8);

export const catalogue = createOfferCatalogue({
  search: { ...engine, query: (query) => limit(() => engine.query(query)) },
  board: createDemonstrationBoard(() => new Date('2026-06-15T12:00:00Z')),
  today: () => '2026-06-15',
  searchWords: (locale) => cms.searchWords({ locale, draft: false }),
});

const fetchOffers = async (locale: Locale, search: string) => {
  const firstPage = await catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale, search });
  const otherPages = Array.from({ length: Math.max(0, firstPage.nbPages - 1) }, (_, page) =>
    catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale, search, page: page + 1 }),
  );
  return [firstPage, ...(await Promise.all(otherPages))].flatMap(({ offers }) => offers);
};

const offersByLocale = new Map<Locale, ReturnType<typeof fetchOffers>>();
/** All offers in a locale, loaded once. */
export const loadAllOffers = (locale: Locale) => {
  const offers = offersByLocale.get(locale) ?? fetchOffers(locale, '');
  offersByLocale.set(locale, offers);
  return offers;
};

const judgeOffers = async (locale: Locale, query: z.infer<typeof offerQuery>): Promise<Outcome> => {
  const { roles, countries, times, [locale]: search } = query;
  const offers = await loadAllOffers(locale);
  const expectedOffers = offers.filter(
    ({ path, posting: { locationCity, locationCountry = '', jobTimeType } }) =>
      (!roles || roles.some((role) => path.startsWith(`${role}-${locationCity?.key}-`))) &&
      (!countries || countries.includes(locationCountry)) &&
      (!times || times.includes(jobTimeType?.key ?? '')),
  );
  const ids = new Set(expectedOffers.map(({ path }) => path));
  const paths = (await fetchOffers(locale, search)).map(({ path }) => path);
  return toOutcome(search, paths, (id) => ids.has(id), ids);
};

const judge = (kind: Kind, locale: Locale): Promise<Outcome[]> =>
  Promise.all(
    kind === 'offers'
      ? judgedQueries.offers.map((query) => judgeOffers(locale, query))
      : judgedQueries[kind].map((query) => judgeEntries(locale, query)),
  );

const mean = (outcomes: Outcome[], metric: 'precision' | 'recall') =>
  outcomes.reduce((sum, outcome) => sum + outcome[metric], 0) / outcomes.length;

const formatOutcome = ({ search, resultCount, wrongIds, precision, recall }: Outcome) =>
  `  ${precision.toFixed(2)} ${recall.toFixed(2)} ${search} (${resultCount})${wrongIds.length > 0 ? ` wrong: ${wrongIds.join(' ')}` : ''}`;

/** Defines the tests that run the judged queries on the site's search. A test file may mock the search engine. */
export const testJudgedQueries = () => {
  describe.each(locales)('in %s', (locale) => {
    it.each(kinds)(
      'readers find %s that they search for',
      async (kind) => {
        const outcomes = await judge(kind, locale);
        const [precision, recall] = [mean(outcomes, 'precision'), mean(outcomes, 'recall')];
        const title = `${locale} ${kind.padEnd(9)} precision at 5: ${precision.toFixed(3)}, recall at 10: ${recall.toFixed(3)}`;
        const report = [title, ...outcomes.map(formatOutcome)].join('\n');
        if (process.env.REPORT) process.stdout.write(`${process.env.REPORT === 'all' ? report : title}\n`);
        expect(precision, report).toBeGreaterThanOrEqual(0.9);
        expect(recall, report).toBeGreaterThanOrEqual(0.9);
        expect(
          outcomes.filter(({ resultCount }) => resultCount === 0).map(({ search }) => search),
          report,
        ).toEqual([]);
      },
      60_000,
    );
  });

  it.each<[Locale, string]>([
    ['en', 'watchmaker part time geneva'],
    ['fr', 'horloger mi-temps Genève'],
    ['it', 'orologiaio part-time Ginevra'],
    ['cn', '制表师 兼职 日内瓦'],
    ['jp', '時計師 アルバイト ジュネーブ'],
  ])(
    'if no offer contains all terms, the most distinctive term decides: in %s, %s',
    async (locale, search) => {
      const topPaths = (await fetchOffers(locale, search)).slice(0, 3).map(({ path }) => path);
      expect(topPaths).toEqual(Array(3).fill(expect.stringMatching(/^watchmak.*-geneva-/)));
    },
    60_000,
  );
};
