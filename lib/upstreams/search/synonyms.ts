import type { KnownWord } from './spelling.ts';

/** Neighbouring words. */
export type Phrase = readonly string[];

/** A search for one of these phrases also finds the others. */
interface SynonymGroup {
  asked: readonly Phrase[];
  meant: readonly Phrase[];
}

/** A phrase that is searched for, and the phrases that it also finds. */
export interface Synonyms {
  asked: Phrase;
  ways: Phrase[];
}

/** Synonyms for the parts of a query. Phrases match with any endings of their words. */
export const synonymTable = (groups: readonly SynonymGroup[], stem: (word: string) => string) => {
  const keyOf = (phrase: Phrase) => phrase.map(stem).join(' ');
  const byKey = new Map<string, Synonyms>();
  let longest = 0;
  for (const { asked, meant } of groups)
    for (const phrase of asked) {
      if (phrase.length === 0) continue;
      longest = Math.max(longest, phrase.length);
      const key = keyOf(phrase);
      const known = byKey.get(key) ?? { asked: phrase, ways: [] };
      byKey.set(key, known);
      for (const one of meant) {
        const isKnown = known.ways.some((way) => way.join(' ') === one.join(' '));
        if (one.length > 0 && !isKnown) known.ways.push(one);
      }
    }

  const words = groups.flatMap(({ asked }) => asked.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));

  return {
    all: [...byKey.values()],

    /** Phrases of a single word. */
    vocabulary: [...new Set(words)].map((word): KnownWord => ({ word, uses: 1 })),

    /** The longest phrase at a position among words, with its length and its synonyms. */
    at(asked: Phrase, start: number): (Synonyms & { length: number }) | null {
      for (let length = Math.min(longest, asked.length - start); length > 0; length--) {
        const known = byKey.get(keyOf(asked.slice(start, start + length)));
        if (known) return { length, ...known };
      }
      return null;
    },
  };
};

export type SynonymTable = ReturnType<typeof synonymTable>;
