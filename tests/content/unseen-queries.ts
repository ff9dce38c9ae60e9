import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '@/lib/i18n/locales';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import type { Offer } from '@/lib/site/careers/catalogue/offer';
import { searchEntries } from '@/lib/site/search/content-index';
import { catalogue, getEntryId, loadAllOffers, matchesId } from './judged-queries';

const keys = z.array(z.string()).optional();
const querySchema = z.union([
  z.strictObject({ q: z.string(), scope: z.enum(['site', 'offers']), nothing: z.literal(true) }),
  z.strictObject({
    q: z.string(),
    scope: z.literal('site'),
    answers: z.array(z.string()),
    accepts: z.array(z.string()),
  }),
  z.strictObject({
    q: z.string(),
    scope: z.literal('offers'),
    roles: keys,
    countries: keys,
    cities: keys,
    times: keys,
    contracts: keys,
    families: keys,
    houses: keys,
  }),
]);
type UnseenQuery = z.infer<typeof querySchema>;
type OfferQuery = Exclude<Extract<UnseenQuery, { scope: 'offers' }>, { nothing: true }>;

export type QueryFile = 'work' | 'sealed';

const readQueries = (file: QueryFile): Record<Locale, UnseenQuery[]> => {
  const list = z.array(querySchema);
  const schema = z.strictObject({ en: list, fr: list, it: list, cn: list, jp: list });
  return schema.parse(parse(readFileSync(`tests/content/judged-${file}.yaml`, 'utf8')));
};

interface Judgement {
  query: UnseenQuery;
  /** The ids of the first results. */
  topIds: string[];
  corrected: string | null;
  /** Whether one of the first three results is an answer; for a query that must find nothing, whether it does. */
  isAnswered: boolean;
  /** Whether the first result is right. */
  isFirstRight: boolean;
  /** The share of answers among the first ten results. */
  recall: number;
  /** The share of right results among the first five. */
  precision: number;
}

const judgeResults = (
  query: UnseenQuery,
  ids: readonly string[],
  corrected: string | null,
  answers: readonly string[],
  isRight: (id: string) => boolean,
): Judgement => {
  const topIds = ids.slice(0, 10);
  if ('nothing' in query)
    return { query, topIds, corrected, isAnswered: ids.length === 0, isFirstRight: false, recall: 0, precision: 0 };
  const isAnswer = (id: string) => answers.includes(id);
  const topFive = topIds.slice(0, 5);
  return {
    query,
    topIds,
    corrected,
    isAnswered: topIds.slice(0, 3).some(isAnswer),
    isFirstRight: topIds.slice(0, 1).some(isAnswer),
    recall: new Set(topIds.filter(isAnswer)).size / Math.max(1, Math.min(10, answers.length)),
    precision: topFive.filter(isRight).length / Math.max(1, topFive.length),
  };
};

const judgeSiteQuery = async (locale: Locale, query: UnseenQuery): Promise<Judgement> => {
  const { entries, corrected } = await searchEntries(
    { locale, draft: false },
    { search: query.q, sort: 'relevance', filters: {} },
  );
  const ids = [...new Set(entries.map(getEntryId))];
  const answers = 'answers' in query ? query.answers : [];
  const right = 'accepts' in query ? [...answers, ...query.accepts] : [];
  return judgeResults(query, ids, corrected, answers, (id) => right.some((pattern) => matchesId(id, pattern)));
};

const isRightOffer = ({ posting, path }: Offer, query: OfferQuery): boolean => {
  const { roles, countries, cities, times, contracts, families, houses } = query;
  const { locationCity, locationCountry, jobTimeType, workerSubType, jobFamily, houseName } = posting;
  const has = (accepted: string[] | undefined, key: string | undefined) => !accepted || accepted.includes(key ?? '');
  return (
    (!roles || roles.some((role) => path.startsWith(`${role}-${locationCity?.key}-`))) &&
    has(countries, locationCountry) &&
    has(cities, locationCity?.key) &&
    has(times, jobTimeType?.key) &&
    has(contracts, workerSubType?.key) &&
    has(families, jobFamily?.key) &&
    has(houses, houseName?.key)
  );
};

const judgeOfferQuery = async (allOffers: readonly Offer[], locale: Locale, query: UnseenQuery): Promise<Judgement> => {
  const { offers, corrected } = await catalogue.searchOffers({
    ...defaultListQuery,
    facets: {},
    locale,
    search: query.q,
  });
  const isRight = (offer: Offer) => !('nothing' in query) && isRightOffer(offer, query as OfferQuery);
  const rightIds = new Set(allOffers.filter(isRight).map(({ posting }) => posting.jobId));
  const ids = offers.map(({ posting }) => posting.jobId);
  return judgeResults(query, ids, corrected, [...rightIds], (id) => rightIds.has(id));
};

export interface Figures {
  count: number;
  firstRate: number;
  answerRate: number;
  recall: number;
  precision: number;
  nothing: number;
  corrections: number;
  wrongCorrections: number;
}

const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const summarize = (judgements: readonly Judgement[]): Figures => {
  const judged = judgements.filter(({ query }) => !('nothing' in query));
  const nothing = judgements.filter(({ query }) => 'nothing' in query);
  const corrected = judgements.filter((judgement) => judgement.corrected !== null);
  return {
    count: judgements.length,
    firstRate: mean(judged.map(({ isFirstRight }) => Number(isFirstRight))),
    answerRate: mean(judged.map(({ isAnswered }) => Number(isAnswered))),
    recall: mean(judged.map(({ recall }) => recall)),
    precision: mean(judged.map(({ precision }) => precision)),
    nothing: mean(nothing.map(({ isAnswered }) => Number(isAnswered))),
    corrections: corrected.length,
    wrongCorrections: corrected.filter(({ isAnswered }) => !isAnswered).length,
  };
};

export const formatFigures = (label: string, figures: Figures): string =>
  [
    label.padEnd(4),
    `${figures.count} queries`,
    `first: ${figures.firstRate.toFixed(2)}`,
    `answer in first 3: ${figures.answerRate.toFixed(2)}`,
    `recall at 10: ${figures.recall.toFixed(2)}`,
    `precision at 5: ${figures.precision.toFixed(2)}`,
    `nothing: ${figures.nothing.toFixed(2)}`,
    `wrong corrections: ${figures.wrongCorrections} of ${figures.corrections}`,
  ].join('  ');

/** The judgement of every query of a file, by locale. */
export const judgeFile = async (file: QueryFile): Promise<Record<string, Judgement[]>> => {
  const queries = readQueries(file);
  const result: Record<string, Judgement[]> = {};
  for (const locale of locales.filter((one) => (process.env.JUDGE_LOCALE ?? one) === one)) {
    const allOffers = await loadAllOffers(locale);
    result[locale] = [];
    for (const query of queries[locale])
      result[locale].push(
        await (query.scope === 'site' ? judgeSiteQuery(locale, query) : judgeOfferQuery(allOffers, locale, query)),
      );
  }
  return result;
};
