import type { Phrase } from '../synonyms.ts';
import { type InvertedIndex, isNameRank, mentionRank } from './inverted-index.ts';
import type { QueryTerm } from './query-terms.ts';

/** The weight of a rank: highest for the whole title, lowest for a mention in the text. */
const fieldWeight = [0, 1, 0.85, 0.65, 0.25];
const rankCount = fieldWeight.length;

/** If nothing matches the whole query, documents need as many parts as the best match, or this share of its weight. */
const minWeightShare = 0.75;

/** A part of a query: its rank in each document, and its weight. */
interface RankedTerm {
  ranks: Uint8Array;
  weight: number;
  /** The number of documents that have it. */
  documentCount: number;
}

/** Replaces the rank of each document by what `rankOf` makes of it and of its other rank. */
const mergeInto = (
  ranks: Uint8Array,
  otherRanks: Uint8Array,
  mergeRank: (rank: number, otherRank: number) => number,
): void => {
  for (let position = 0; position < ranks.length; position++)
    ranks[position] = mergeRank(ranks[position] ?? 0, otherRanks[position] ?? 0);
};

const isMoreThanMentioned = (ranks: Uint8Array) => ranks.some((rank) => rank > 0 && rank < mentionRank);

/** Rare words weigh more than common ones, and words of titles more than words of other facts. */
const rankTerm = (ranks: Uint8Array): RankedTerm => {
  let documentCount = 0;
  let titleCount = 0;
  for (let position = 0; position < ranks.length; position++) {
    if (ranks[position] === 0) continue;
    documentCount++;
    if (ranks[position] === 1) titleCount++;
  }
  const rarity = ranks.length > 1 ? Math.log(ranks.length / Math.max(documentCount, 1)) / Math.log(ranks.length) : 0;
  return { ranks, weight: (1 + rarity) * (titleCount > 0 ? 2 : 1), documentCount };
};

type PrefixTest = (word: string) => boolean;

/** The rank of a phrase in each document: the worst of all its words, or 0 where it lacks one. */
const rankPhrase = (phrase: Phrase, index: InvertedIndex, usesPrefix: PrefixTest): Uint8Array => {
  const [ranks = new Uint8Array(), ...otherWords] = phrase.map((word) => index.ranks(word, usesPrefix(word)));
  for (const wordRanks of otherWords)
    mergeInto(ranks, wordRanks, (rank, wordRank) => rank && wordRank && Math.max(rank, wordRank));
  return ranks;
};

/** The same for a synonym: two words of a name count if they are neighbours. */
const rankSynonym = (synonym: Phrase, index: InvertedIndex, usesPrefix: PrefixTest): Uint8Array => {
  const ranks = rankPhrase(synonym, index, usesPrefix);
  const pair = synonym.join(' ');
  if (synonym.length === 2 && index.has(pair, false))
    mergeInto(ranks, index.ranks(pair, false), (rank, pairRank) => (isNameRank(rank) ? pairRank : rank));
  return ranks;
};

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/**
 * The rank of a part of a query in each document. A synonym counts if it is more than mentioned, when the part itself
 * is.
 */
export const rankTerms = (
  index: InvertedIndex,
  size: number,
  queryTerms: readonly QueryTerm[],
  usesPrefix: PrefixTest,
): RankedTerm[] =>
  queryTerms.map(({ terms, synonyms }) => {
    const ranks = terms ? rankPhrase(terms, index, usesPrefix) : new Uint8Array(size);
    const synonymRanks = synonyms.map((synonym) =>
      rankSynonym(synonym, index, (word) => isHan(word) && usesPrefix(word)),
    );
    const maxSynonymRank = [ranks, ...synonymRanks].some(isMoreThanMentioned) ? mentionRank - 1 : mentionRank;
    const pickBetter = (rank: number, otherRank: number) =>
      otherRank > 0 && otherRank <= maxSynonymRank && (rank === 0 || otherRank < rank) ? otherRank : rank;
    for (const otherRanks of synonymRanks) mergeInto(ranks, otherRanks, pickBetter);
    return rankTerm(ranks);
  });

/** Equally relevant documents: their positions in order, and their rank of each part. */
interface EqualRankGroup {
  positions: number[];
  ranks: number[];
}

const groupByRanks = (rankedTerms: readonly RankedTerm[], positions: ArrayLike<number>): EqualRankGroup[] => {
  const ranksByTerm = rankedTerms.map(({ ranks }) => ranks);
  const groups = new Map<number, EqualRankGroup>();
  let previousKey = 0;
  let group: EqualRankGroup | undefined;
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    let key = 0;
    for (let termIndex = 0; termIndex < ranksByTerm.length; termIndex++)
      key = key * rankCount + (ranksByTerm[termIndex]?.[position] ?? 0);
    if (key === 0) continue;
    if (key !== previousKey || !group) {
      group = groups.get(key) ?? { positions: [], ranks: ranksByTerm.map((ranks) => ranks[position] ?? 0) };
      previousKey = key;
      groups.set(key, group);
    }
    group.positions.push(position);
  }
  return [...groups.values()];
};

const sumWeights = (rankedTerms: readonly RankedTerm[], getFactor: (index: number) => number) =>
  rankedTerms.reduce((sum, { weight }, index) => sum + weight * getFactor(index), 0);

/** Used when no document has everything. */
const bestPartialMatches = (groups: EqualRankGroup[], rankedTerms: readonly RankedTerm[]): EqualRankGroup[] => {
  const matchedWeights = groups.map(({ ranks }) => sumWeights(rankedTerms, (index) => Number((ranks[index] ?? 0) > 0)));
  const matchedCounts = groups.map(({ ranks }) => ranks.filter((rank) => rank > 0).length);
  const [minWeight, maxCount] = [Math.max(...matchedWeights) * minWeightShare, Math.max(...matchedCounts)];
  return groups.filter((_, index) => matchedCounts[index] === maxCount || (matchedWeights[index] ?? 0) >= minWeight);
};

type IsPreferred = (position: number) => boolean;

interface MatchOptions {
  /** Only documents with all parts of the query. */
  isStrict: boolean;
  /** In the order of their positions, and only those that are about the rarest part, unless there are none. */
  excludeMentions: boolean;
  /** Which of equally relevant documents come first. */
  isPreferred: IsPreferred;
}

/** Positions of equally relevant documents in their order, but preferred ones first. */
export const sortPreferredFirst = (positions: ArrayLike<number>, isPreferred: IsPreferred): number[] => {
  const preferred: number[] = [];
  const otherPositions: number[] = [];
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    (isPreferred(position) ? preferred : otherPositions).push(position);
  }
  return preferred.concat(otherPositions);
};

const sortByRelevance = (
  groups: EqualRankGroup[],
  rankedTerms: readonly RankedTerm[],
  isPreferred: IsPreferred,
): number[] => {
  const score = ({ ranks }: EqualRankGroup) => sumWeights(rankedTerms, (index) => fieldWeight[ranks[index] ?? 0] ?? 0);
  return [...Map.groupBy(groups, score)]
    .sort(([a], [b]) => b - a)
    .flatMap(([, tied]) =>
      sortPreferredFirst(
        tied.flatMap(({ positions }) => positions),
        isPreferred,
      ),
    );
};

const sortByPosition = (groups: EqualRankGroup[], rankedTerms: readonly RankedTerm[]): number[] => {
  const rarest = rankedTerms.reduce(
    (best, { documentCount }, index) => (documentCount < (rankedTerms[best]?.documentCount ?? 0) ? index : best),
    0,
  );
  const aboutGroups = groups.filter(({ ranks }) => (ranks[rarest] || mentionRank) < mentionRank);
  return (aboutGroups.length > 0 ? aboutGroups : groups).flatMap((group) => group.positions).sort((a, b) => a - b);
};

/**
 * The positions of matching documents among `positions`, and whether these lack parts of the query, because no document
 * has all of them.
 */
export const matchDocuments = (
  rankedTerms: readonly RankedTerm[],
  positions: ArrayLike<number>,
  { isStrict, excludeMentions, isPreferred }: MatchOptions,
): { hits: number[]; isPartial: boolean } => {
  const groups = groupByRanks(rankedTerms, positions);
  const complete = groups.filter(({ ranks }) => !ranks.includes(0));
  const isPartial = complete.length === 0 && !isStrict;
  const matching = isPartial ? bestPartialMatches(groups, rankedTerms) : complete;
  return {
    hits: excludeMentions ? sortByPosition(matching, rankedTerms) : sortByRelevance(matching, rankedTerms, isPreferred),
    isPartial,
  };
};
