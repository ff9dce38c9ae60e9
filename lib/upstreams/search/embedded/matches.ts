import type { Phrase } from '../synonyms.ts';
import { isVague, weighTerm } from '../weights.ts';
import { mentionRank, nameRank } from './inverted-index.ts';

/** The weight of each rank: highest for a whole word in the title, lowest for a mention in the text. */
const rankWeights = [0, 1, 0.85, 0.85, 0.65, 0.25];

/** How much more relevant a primary document is than another with the same ranks. */
const primaryFactor = 1.3;

/** A factor that only decides between equally relevant documents. */
const tieFactor = 1.0001;

/** A term of a query: its words, its rank in each document, by position, and its weight. */
export interface RankedTerm {
  words: Phrase;
  ranks: Uint8Array;
  weight: number;
}

/** The term of some words with their ranks; null if it occurs in no document. */
export const toRankedTerm = (words: Phrase, ranks: Uint8Array): RankedTerm | null => {
  let documentCount = 0;
  let isSubject = false;
  for (let position = 0; position < ranks.length; position++) {
    const rank = ranks[position] ?? 0;
    if (rank === 0) continue;
    documentCount++;
    if (rank < mentionRank) isSubject = true;
  }
  return documentCount > 0 ? { words, ranks, weight: weighTerm(words, documentCount, ranks.length, isSubject) } : null;
};

/** The documents of a search, by position, and how they match. */
interface Candidates {
  positions: ArrayLike<number>;
  isPrimary(position: number): boolean;
  /** Whether a document precedes equally relevant ones. */
  isPreferred(position: number): boolean;
  /** Whether the query has words that occur nowhere. */
  hasUnknownWords: boolean;
  /** Whether documents must be about all terms, and primary ones precede only equally relevant ones. */
  isTyping: boolean;
}

/** Documents with the same rank for each term: their positions in order, and their common factor. */
interface Group {
  ranks: number[];
  factor: number;
  positions: number[];
}

const groupByRanks = (
  terms: readonly RankedTerm[],
  { positions, isPrimary, isPreferred, isTyping }: Candidates,
): Group[] => {
  const ranksByTerm = terms.map(({ ranks }) => ranks);
  const groups = new Map<number, Group>();
  for (let candidate = 0; candidate < positions.length; candidate++) {
    const position = positions[candidate] ?? 0;
    let key = 0;
    for (let index = 0; index < ranksByTerm.length; index++)
      key = key * rankWeights.length + (ranksByTerm[index]?.[position] ?? 0);
    if (key === 0 && terms.length > 0) continue;
    const primary = isPrimary(position);
    const preferred = isPreferred(position);
    key = key * 4 + Number(primary) * 2 + Number(preferred);
    let group = groups.get(key);
    if (!group) {
      const factor = (primary ? (isTyping ? tieFactor : primaryFactor) : 1) * (preferred ? tieFactor : 1);
      group = { ranks: terms.map(({ ranks }) => ranks[position] ?? 0), factor, positions: [] };
      groups.set(key, group);
    }
    group.positions.push(position);
  }
  return [...groups.values()];
};

/**
 * The documents with all terms, by relevance; ties by position. If none has all, those with the terms of the highest
 * total weight that a document has; the others are missing. Documents that only mention a term in their texts are left
 * out if others are about all terms.
 */
export const matchDocuments = (
  terms: readonly RankedTerm[],
  candidates: Candidates,
): { hits: number[]; missing: RankedTerm[] } => {
  const groups = groupByRanks(terms, candidates);
  const sumWeights = ({ ranks }: Group, getFactor: (rank: number) => number) =>
    terms.reduce((sum, { weight }, index) => sum + weight * getFactor(ranks[index] ?? 0), 0);
  const totals = groups.map((group) => sumWeights(group, (rank) => Number(rank > 0)));
  const best = groups[totals.indexOf(Math.max(...totals))];
  const required = [...terms.keys()].filter((index) => best?.ranks[index]);
  const complete = groups.filter(({ ranks }) => required.every((index) => ranks[index]));
  const about = complete.filter(({ ranks }) => required.every((index) => ranks[index] !== mentionRank));
  const missing = terms.filter((_, index) => !required.includes(index));
  // Beside words that are left out, a number, a part of a word, or a mere mention is too little; beside unknown ones, so
  // are all but the whole words of names.
  const isEnough = ({ ranks }: Group) =>
    required.some(
      (index) =>
        !isVague(terms[index]?.words ?? []) && (!candidates.hasUnknownWords || (ranks[index] ?? 0) <= nameRank),
    );
  const isIncomplete = candidates.hasUnknownWords || missing.length > 0;
  const matching = isIncomplete ? about.filter(isEnough) : about.length > 0 || candidates.isTyping ? about : complete;
  const byScore = Map.groupBy(matching, (group) =>
    sumWeights(group, (rank) => (rankWeights[rank] ?? 0) * group.factor),
  );
  return {
    hits: [...byScore]
      .sort(([one], [other]) => other - one)
      .flatMap(([, [first, ...tied]]) =>
        tied.length === 0
          ? (first?.positions ?? [])
          : [...(first?.positions ?? []), ...tied.flatMap(({ positions }) => positions)].sort(
              (one, other) => one - other,
            ),
      ),
    missing,
  };
};
