import type { Phrase } from '../synonyms.ts';
import { type InvertedIndex, isNameRank, mentionRank, titleRank } from './inverted-index.ts';
import type { QueryTerm } from './query-terms.ts';

/** The weight of each rank: highest for a whole word in the title, lowest for a mention in the text. */
const rankWeights = [0, 1, 0.85, 0.65, 0.25];
const rankCount = rankWeights.length;

/** A partial match needs as many terms as the best one, or at least this share of its weight. */
const minWeightShare = 0.75;

/**
 * A partial match is about more than this share of the words of a query, or has this share in its names. Only the title
 * counts as a name if words are missing.
 */
const minWordShare = 0.5;

/** A query term with its rank in each document and its weight. */
interface RankedTerm {
  ranks: Uint8Array;
  /** The number of words of the query that the term stands for. */
  wordCount: number;
  weight: number;
  /** The number of documents with the term. */
  documentCount: number;
}

/** Replaces each of the `ranks` by the result of `mergeRank` for it and the other rank of the same document. */
const mergeRanks = (
  ranks: Uint8Array,
  otherRanks: Uint8Array,
  mergeRank: (rank: number, otherRank: number) => number,
): void => {
  for (let position = 0; position < ranks.length; position++)
    ranks[position] = mergeRank(ranks[position] ?? 0, otherRanks[position] ?? 0);
};

/** Whether any document has a term outside of its text. */
const hasSubjectMatch = (ranks: Uint8Array) => ranks.some((rank) => rank > 0 && rank < mentionRank);

/** Weights a term: rare terms weigh more than common ones, and terms that occur in titles twice as much. */
const weightTerm = (ranks: Uint8Array, wordCount: number): RankedTerm => {
  let documentCount = 0;
  let titleCount = 0;
  for (let position = 0; position < ranks.length; position++) {
    if (ranks[position] === 0) continue;
    documentCount++;
    if (ranks[position] === 1) titleCount++;
  }
  const rarity = ranks.length > 1 ? Math.log(ranks.length / Math.max(documentCount, 1)) / Math.log(ranks.length) : 0;
  return { ranks, wordCount, weight: (1 + rarity) * (titleCount > 0 ? 2 : 1), documentCount };
};

type PrefixTest = (word: string) => boolean;

/** The rank of a phrase in each document: the worst rank of its words, or 0 if one is missing. */
const rankPhrase = (phrase: Phrase, index: InvertedIndex, usesPrefix: PrefixTest): Uint8Array => {
  const [ranks = new Uint8Array(), ...otherWords] = phrase.map((word) => index.ranks(word, usesPrefix(word)));
  for (const wordRanks of otherWords)
    mergeRanks(ranks, wordRanks, (rank, wordRank) => rank && wordRank && Math.max(rank, wordRank));
  return ranks;
};

/** The rank of a synonym in each document: within a name, its two words must be adjacent. */
const rankSynonym = (synonym: Phrase, index: InvertedIndex, usesPrefix: PrefixTest): Uint8Array => {
  const ranks = rankPhrase(synonym, index, usesPrefix);
  const pair = synonym.join(' ');
  if (synonym.length === 2 && index.has(pair, false))
    mergeRanks(ranks, index.ranks(pair, false), (rank, pairRank) => (isNameRank(rank) ? pairRank : rank));
  return ranks;
};

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/**
 * Ranks the terms of a query in each of `size` documents. If a title, name or fact contains the term or a synonym, mere
 * mentions of synonyms do not count.
 */
export const rankTerms = (
  index: InvertedIndex,
  size: number,
  queryTerms: readonly QueryTerm[],
  usesPrefix: PrefixTest,
): RankedTerm[] =>
  queryTerms.map(({ words, terms, synonyms }) => {
    const ranks = terms ? rankPhrase(terms, index, usesPrefix) : new Uint8Array(size);
    const synonymRanks = synonyms.map((synonym) =>
      rankSynonym(synonym, index, (word) => isHan(word) && usesPrefix(word)),
    );
    const maxSynonymRank = [ranks, ...synonymRanks].some(hasSubjectMatch) ? mentionRank - 1 : mentionRank;
    const pickBetter = (rank: number, otherRank: number) =>
      otherRank > 0 && otherRank <= maxSynonymRank && (rank === 0 || otherRank < rank) ? otherRank : rank;
    for (const otherRanks of synonymRanks) mergeRanks(ranks, otherRanks, pickBetter);
    return weightTerm(ranks, words.length);
  });

/** Equally relevant documents: their positions in order, and their rank for each term. */
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

/**
 * The best groups if no document has all words: those with the most terms or enough of the maximum weight. They are about
 * most of the words, which may include `missingCount` words without a term: mere mentions do not count.
 */
const selectBestPartialMatches = (
  allGroups: EqualRankGroup[],
  rankedTerms: readonly RankedTerm[],
  missingCount: number,
): EqualRankGroup[] => {
  const countWords = (isCounted: (index: number) => boolean) =>
    rankedTerms.reduce((sum, { wordCount }, index) => sum + (isCounted(index) ? wordCount : 0), 0);
  const minCount = (countWords(() => true) + missingCount) * minWordShare;
  const isNamed = (rank: number) => (missingCount > 0 ? rank === titleRank : isNameRank(rank));
  const groups = allGroups.filter(({ ranks }) => {
    const subjectCount = countWords((index) => (ranks[index] || mentionRank) < mentionRank);
    return subjectCount > minCount || countWords((index) => isNamed(ranks[index] ?? 0)) >= minCount;
  });
  if (groups.length === 0) return [];
  const matchedWeights = groups.map(({ ranks }) => sumWeights(rankedTerms, (index) => Number((ranks[index] ?? 0) > 0)));
  const matchedCounts = groups.map(({ ranks }) => ranks.filter((rank) => rank > 0).length);
  const [minWeight, maxCount] = [Math.max(...matchedWeights) * minWeightShare, Math.max(...matchedCounts)];
  return groups.filter((_, index) => matchedCounts[index] === maxCount || (matchedWeights[index] ?? 0) >= minWeight);
};

const scoreGroup = ({ ranks }: EqualRankGroup, rankedTerms: readonly RankedTerm[]) =>
  sumWeights(rankedTerms, (index) => rankWeights[ranks[index] ?? 0] ?? 0);

/**
 * The groups with all words. If each of them only mentions some of the words, those of the best partial matches that are
 * more relevant are among them.
 */
const addBetterPartialMatches = (
  complete: EqualRankGroup[],
  allGroups: EqualRankGroup[],
  rankedTerms: readonly RankedTerm[],
  missingCount: number,
): EqualRankGroup[] => {
  if (complete.some(({ ranks }) => !ranks.includes(mentionRank))) return complete;
  const maxScore = Math.max(0, ...complete.map((group) => scoreGroup(group, rankedTerms)));
  const partial = selectBestPartialMatches(
    allGroups.filter((group) => !complete.includes(group)),
    rankedTerms,
    missingCount,
  );
  return [...complete, ...partial.filter((group) => scoreGroup(group, rankedTerms) > maxScore)];
};

type IsPreferred = (position: number) => boolean;

interface MatchOptions {
  /** Whether documents must have all terms. */
  isStrict: boolean;
  /** Whether to leave out documents that only mention the rarest term, if others are about it. */
  excludeMentions: boolean;
  /** Whether a document precedes equally relevant ones. */
  isPreferred: IsPreferred;
  /** The number of words of the query that occur in no document. */
  missingCount: number;
}

/** Moves preferred documents to the front; the order is otherwise unchanged. */
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
): number[] =>
  [...Map.groupBy(groups, (group) => scoreGroup(group, rankedTerms))]
    .sort(([a], [b]) => b - a)
    .flatMap(([, tiedGroups]) =>
      sortPreferredFirst(
        tiedGroups.flatMap(({ positions }) => positions),
        isPreferred,
      ),
    );

/** The groups that are about the rarest term; others only mention it. */
const selectAboutGroups = (groups: EqualRankGroup[], rankedTerms: readonly RankedTerm[]): EqualRankGroup[] => {
  const rarestIndex = rankedTerms.reduce(
    (bestIndex, { documentCount }, index) =>
      documentCount < (rankedTerms[bestIndex]?.documentCount ?? 0) ? index : bestIndex,
    0,
  );
  const aboutGroups = groups.filter(({ ranks }) => (ranks[rarestIndex] || mentionRank) < mentionRank);
  return aboutGroups;
};

/**
 * Selects and sorts the matching documents among `positions`. The result is partial if no document has all terms: its
 * documents then have only some.
 */
export const matchDocuments = (
  rankedTerms: readonly RankedTerm[],
  positions: ArrayLike<number>,
  { isStrict, excludeMentions, isPreferred, missingCount }: MatchOptions,
): { hits: number[]; isPartial: boolean; isMention: boolean } => {
  const groups = groupByRanks(rankedTerms, positions);
  const complete = missingCount > 0 ? [] : groups.filter(({ ranks }) => !ranks.includes(0));
  const isPartial = complete.length === 0 && !isStrict;
  const matching = isStrict ? complete : addBetterPartialMatches(complete, groups, rankedTerms, missingCount);
  const about = excludeMentions ? selectAboutGroups(matching, rankedTerms) : matching;
  const isMention = about.length === 0;
  return { hits: sortByRelevance(isMention ? matching : about, rankedTerms, isPreferred), isPartial, isMention };
};
