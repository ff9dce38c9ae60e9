import type { Phrase } from '../synonyms.ts';
import { type InvertedIndex, isNamed, mentioned } from './inverted-index.ts';
import type { QueryTerm } from './query-terms.ts';

/** The weight of a rank: highest for the whole title, lowest for a mention in the text. */
const worth = [0, 1, 0.85, 0.65, 0.25];
const ranksOfEach = worth.length;

/** If nothing matches the whole query, documents need as many parts as the best match, or this share of its weight. */
const enough = 0.75;

/** A part of a query: its rank in each document, and its weight. */
interface Ranked {
  ranks: Uint8Array;
  weight: number;
  /** The number of documents that have it. */
  uses: number;
}

/** Replaces the rank of each document by what `rankOf` makes of it and of its other rank. */
const combine = (ranks: Uint8Array, others: Uint8Array, rankOf: (rank: number, other: number) => number): void => {
  for (let position = 0; position < ranks.length; position++)
    ranks[position] = rankOf(ranks[position] ?? 0, others[position] ?? 0);
};

const isTold = (ranks: Uint8Array) => ranks.some((rank) => rank > 0 && rank < mentioned);

/** Rare words weigh more than common ones, and words of titles more than words of other facts. */
const ranked = (ranks: Uint8Array): Ranked => {
  let uses = 0;
  let inTitles = 0;
  for (let position = 0; position < ranks.length; position++) {
    if (ranks[position] === 0) continue;
    uses++;
    if (ranks[position] === 1) inTitles++;
  }
  const rarity = ranks.length > 1 ? Math.log(ranks.length / Math.max(uses, 1)) / Math.log(ranks.length) : 0;
  return { ranks, weight: (1 + rarity) * (inTitles > 0 ? 2 : 1), uses };
};

type Begins = (word: string) => boolean;

/** The rank of a phrase in each document: the worst of all its words, or 0 where it lacks one. */
const allWords = (phrase: Phrase, index: InvertedIndex, begins: Begins): Uint8Array => {
  const [ranks = new Uint8Array(), ...others] = phrase.map((word) => index.ranks(word, begins(word)));
  for (const other of others) combine(ranks, other, (one, another) => one && another && Math.max(one, another));
  return ranks;
};

/** The same for a synonym: two words of a name count if they are neighbours. */
const otherWay = (way: Phrase, index: InvertedIndex, begins: Begins): Uint8Array => {
  const ranks = allWords(way, index, begins);
  const pair = way.join(' ');
  if (way.length === 2 && index.has(pair, false))
    combine(ranks, index.ranks(pair, false), (rank, ofPair) => (isNamed(rank) ? ofPair : rank));
  return ranks;
};

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/**
 * The rank of a part of a query in each document. A synonym counts if it is more than mentioned, when the part itself
 * is.
 */
export const rankAll = (
  index: InvertedIndex,
  size: number,
  queryTerms: readonly QueryTerm[],
  beginsWith: Begins,
): Ranked[] =>
  queryTerms.map(({ terms, synonyms }) => {
    const ranks = terms ? allWords(terms, index, beginsWith) : new Uint8Array(size);
    const ways = synonyms.map((way) => otherWay(way, index, (word) => isHan(word) && beginsWith(word)));
    const worst = [ranks, ...ways].some(isTold) ? mentioned - 1 : mentioned;
    const better = (rank: number, other: number) =>
      other > 0 && other <= worst && (rank === 0 || other < rank) ? other : rank;
    for (const way of ways) combine(ranks, way, better);
    return ranked(ranks);
  });

/** Equally relevant documents: their positions in order, and their rank of each part. */
interface Alike {
  positions: number[];
  ranks: number[];
}

const groupAlike = (all: readonly Ranked[], positions: ArrayLike<number>): Alike[] => {
  const ranksOfAll = all.map(({ ranks }) => ranks);
  const groups = new Map<number, Alike>();
  let lastKey = 0;
  let last: Alike | undefined;
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] ?? 0;
    let key = 0;
    for (let one = 0; one < ranksOfAll.length; one++) key = key * ranksOfEach + (ranksOfAll[one]?.[position] ?? 0);
    if (key === 0) continue;
    if (key !== lastKey || !last) {
      last = groups.get(key) ?? { positions: [], ranks: ranksOfAll.map((ranks) => ranks[position] ?? 0) };
      lastKey = key;
      groups.set(key, last);
    }
    last.positions.push(position);
  }
  return [...groups.values()];
};

const total = (all: readonly Ranked[], part: (at: number) => number) =>
  all.reduce((sum, { weight }, at) => sum + weight * part(at), 0);

/** Used when no document has everything. */
const withMost = (groups: Alike[], all: readonly Ranked[]): Alike[] => {
  const shares = groups.map(({ ranks }) => total(all, (at) => Number((ranks[at] ?? 0) > 0)));
  const parts = groups.map(({ ranks }) => ranks.filter((rank) => rank > 0).length);
  const [least, most] = [Math.max(...shares) * enough, Math.max(...parts)];
  return groups.filter((_, at) => parts[at] === most || (shares[at] ?? 0) >= least);
};

type IsPreferred = (position: number) => boolean;

interface Matching {
  /** Only documents with all parts of the query. */
  exactly: boolean;
  /** In the order of their positions, and only those that are about the rarest part, unless there are none. */
  onlyAbout: boolean;
  /** Which of equally relevant documents come first. */
  isPreferred: IsPreferred;
}

/** Positions of equally relevant documents in their order, but preferred ones first. */
export const preferredFirst = (positions: ArrayLike<number>, isPreferred: IsPreferred): number[] => {
  const first: number[] = [];
  const others: number[] = [];
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] ?? 0;
    (isPreferred(position) ? first : others).push(position);
  }
  return first.concat(others);
};

const byRelevance = (groups: Alike[], all: readonly Ranked[], isPreferred: IsPreferred): number[] => {
  const score = ({ ranks }: Alike) => total(all, (at) => worth[ranks[at] ?? 0] ?? 0);
  return [...Map.groupBy(groups, score)]
    .sort(([a], [b]) => b - a)
    .flatMap(([, alike]) =>
      preferredFirst(
        alike.flatMap(({ positions }) => positions),
        isPreferred,
      ),
    );
};

const byPosition = (groups: Alike[], all: readonly Ranked[]): number[] => {
  const rarest = all.reduce((best, { uses }, at) => (uses < (all[best]?.uses ?? 0) ? at : best), 0);
  const about = groups.filter(({ ranks }) => (ranks[rarest] || mentioned) < mentioned);
  return (about.length > 0 ? about : groups).flatMap((group) => group.positions).sort((a, b) => a - b);
};

/**
 * The positions of matching documents among `positions`, and whether these lack parts of the query, because no document
 * has all of them.
 */
export const matches = (
  all: readonly Ranked[],
  positions: ArrayLike<number>,
  { exactly, onlyAbout, isPreferred }: Matching,
): { hits: number[]; isPartial: boolean } => {
  const groups = groupAlike(all, positions);
  const complete = groups.filter(({ ranks }) => !ranks.includes(0));
  const isPartial = complete.length === 0 && !exactly;
  const found = isPartial ? withMost(groups, all) : complete;
  return { hits: onlyAbout ? byPosition(found, all) : byRelevance(found, all, isPreferred), isPartial };
};
