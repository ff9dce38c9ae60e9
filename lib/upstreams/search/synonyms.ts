import type { KnownWord } from './spelling.ts';

/** Neighbouring words. */
export type Phrase = readonly string[];

/** A search for one of these phrases also finds the others. */
export interface SynonymGroup {
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
  const meantBy = new Map<string, { asked: Phrase; ways: Map<string, Phrase> }>();
  let longest = 0;
  for (const { asked, meant } of groups)
    for (const phrase of asked) {
      if (phrase.length === 0) continue;
      longest = Math.max(longest, phrase.length);
      const key = keyOf(phrase);
      const known = meantBy.get(key) ?? { asked: phrase, ways: new Map<string, Phrase>() };
      for (const one of meant) if (one.length > 0) known.ways.set(one.join(' '), one);
      meantBy.set(key, known);
    }

  const words = groups.flatMap(({ asked }) => asked.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));

  const toSynonyms = ({ asked, ways }: { asked: Phrase; ways: Map<string, Phrase> }): Synonyms => ({
    asked,
    ways: [...ways.values()],
  });

  return {
    all: (): Synonyms[] => [...meantBy.values()].map(toSynonyms),

    /** Phrases of a single word. */
    vocabulary: [...new Set(words)].map((word): KnownWord => ({ word, uses: 1 })),

    /** The longest phrase at a position among words, with its length and its synonyms. */
    at(asked: Phrase, start: number): (Synonyms & { length: number }) | null {
      for (let length = Math.min(longest, asked.length - start); length > 0; length--) {
        const known = meantBy.get(keyOf(asked.slice(start, start + length)));
        if (known) return { length, ...toSynonyms(known) };
      }
      return null;
    },
  };
};

export type SynonymTable = ReturnType<typeof synonymTable>;
