import type { Asked } from './asked.ts';
import { type InvertedIndex, isNamed, mentioned } from './inverted-index.ts';
import type { Phrase } from './synonyms.ts';

/** What a word counts for by its rank: most where it is the title's, least where the text mentions it. */
const worth = [0, 1, 0.85, 0.65, 0.25];
const ranksOfEach = worth.length;

/** Of what is asked for, this much of the best match must be there, where nothing has all of it. */
const enough = 0.75;

/** A thing that is asked for: how well each document has it, and how much it tells of what is meant. */
export interface Ranked {
  ranks: Uint8Array;
  weight: number;
  /** How many documents have it. */
  uses: number;
}

/** Leaves in `ranks` the worst of both where a document has both, and nothing where it lacks one. */
const needBoth = (ranks: Uint8Array, others: Uint8Array): void => {
  for (let place = 0; place < ranks.length; place++) {
    const [one, other] = [ranks[place] ?? 0, others[place] ?? 0];
    ranks[place] = one && other && Math.max(one, other);
  }
};

/** Leaves in `ranks` the better of both; of the others those that are more than mentioned, where that is asked for. */
const takeBetter = (ranks: Uint8Array, others: Uint8Array, worst: number): void => {
  for (let place = 0; place < ranks.length; place++) {
    const [one, other] = [ranks[place] ?? 0, others[place] ?? 0];
    if (other > 0 && other <= worst && (one === 0 || other < one)) ranks[place] = other;
  }
};

const isTold = (ranks: Uint8Array) => ranks.some((rank) => rank > 0 && rank < mentioned);

/** Rare words tell more than common ones, and those of titles more than those of other facts. */
const ranked = (ranks: Uint8Array): Ranked => {
  let uses = 0;
  let inTitles = 0;
  for (let place = 0; place < ranks.length; place++) {
    if (ranks[place] === 0) continue;
    uses++;
    if (ranks[place] === 1) inTitles++;
  }
  const rarity = ranks.length > 1 ? Math.log(ranks.length / Math.max(uses, 1)) / Math.log(ranks.length) : 0;
  return { ranks, weight: (1 + rarity) * (inTitles > 0 ? 2 : 1), uses };
};

type Begins = (word: string) => boolean;

/** How well each document has all words of a phrase. */
const allWords = (phrase: Phrase, index: InvertedIndex, begins: Begins): Uint8Array => {
  const [first = new Uint8Array(), ...others] = phrase.map((word) => index.ranks(word, begins(word)));
  for (const other of others) needBoth(first, other);
  return first;
};

/** The same for another way to say something: two words of a name count where they stand beside each other. */
const otherWay = (way: Phrase, index: InvertedIndex, begins: Begins): Uint8Array => {
  const ranks = allWords(way, index, begins);
  const pair = way.join(' ');
  if (way.length !== 2 || !index.has(pair, false)) return ranks;
  const beside = index.ranks(pair, false);
  for (let place = 0; place < ranks.length; place++) if (isNamed(ranks[place] ?? 0)) ranks[place] = beside[place] ?? 0;
  return ranks;
};

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/** How well each document has what is asked for. Another way to say it counts where it is more than mentioned, if it is. */
export const rankAll = (index: InvertedIndex, size: number, asked: readonly Asked[], beginsWith: Begins): Ranked[] =>
  asked.map(({ terms, others }) => {
    const ranks = terms ? allWords(terms, index, beginsWith) : new Uint8Array(size);
    const ways = others.map((way) => otherWay(way, index, (word) => isHan(word) && beginsWith(word)));
    const worst = [ranks, ...ways].some(isTold) ? mentioned - 1 : mentioned;
    for (const way of ways) takeBetter(ranks, way, worst);
    return ranked(ranks);
  });

/** Documents that have what is asked for equally well: their places in order, and their rank of each thing asked for. */
interface Alike {
  places: number[];
  ranks: number[];
}

const groupAlike = (all: readonly Ranked[], places: ArrayLike<number>): Alike[] => {
  const ranksOfAll = all.map(({ ranks }) => ranks);
  const groups = new Map<number, Alike>();
  let lastKey = 0;
  let last: Alike | undefined;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    let key = 0;
    for (let one = 0; one < ranksOfAll.length; one++) key = key * ranksOfEach + (ranksOfAll[one]?.[place] ?? 0);
    if (key === 0) continue;
    if (key !== lastKey || !last) {
      last = groups.get(key) ?? { places: [], ranks: ranksOfAll.map((ranks) => ranks[place] ?? 0) };
      lastKey = key;
      groups.set(key, last);
    }
    last.places.push(place);
  }
  return [...groups.values()];
};

const total = (all: readonly Ranked[], part: (at: number) => number) =>
  all.reduce((sum, { weight }, at) => sum + weight * part(at), 0);

/** Those that have everything; where none has, and not everything is needed, those that have most of it. */
const withMost = (groups: Alike[], all: readonly Ranked[], everything: boolean): Alike[] => {
  const complete = groups.filter(({ ranks }) => !ranks.includes(0));
  if (complete.length > 0 || everything) return complete;
  const shares = groups.map(({ ranks }) => total(all, (at) => Number((ranks[at] ?? 0) > 0)));
  const least = Math.max(...shares) * enough;
  return groups.filter((_, at) => (shares[at] ?? 0) >= least);
};

export interface Matching {
  /** Only documents with all that is asked for. */
  everything: boolean;
  /** In the order of their places, and only those that are about what tells most, unless none is. */
  inOrder: boolean;
  /** Which of equally good documents come first. */
  isPreferred: IsPreferred;
}

export type IsPreferred = (place: number) => boolean;

/** Places of equally good documents, in their order, but for those preferred: they stand first. */
export const preferredFirst = (places: ArrayLike<number>, isPreferred: IsPreferred): number[] => {
  const first: number[] = [];
  const others: number[] = [];
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    (isPreferred(place) ? first : others).push(place);
  }
  return first.concat(others);
};

/** Which documents among `places` match, by their places. */
export const matches = (
  all: readonly Ranked[],
  places: ArrayLike<number>,
  { everything, inOrder, isPreferred }: Matching,
): number[] => {
  const groups = withMost(groupAlike(all, places), all, everything);
  if (!inOrder) {
    const score = ({ ranks }: Alike) => total(all, (at) => worth[ranks[at] ?? 0] ?? 0);
    return [...Map.groupBy(groups, score)]
      .sort(([a], [b]) => b - a)
      .flatMap(([, alike]) =>
        preferredFirst(
          alike.flatMap(({ places }) => places),
          isPreferred,
        ),
      );
  }
  const rarest = all.reduce((best, { uses }, at) => (uses < (all[best]?.uses ?? 0) ? at : best), 0);
  const about = groups.filter(({ ranks }) => (ranks[rarest] || mentioned) < mentioned);
  return (about.length > 0 ? about : groups).flatMap((group) => group.places).sort((a, b) => a - b);
};
