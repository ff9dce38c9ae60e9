import type { VocabularyWord } from './spelling.ts';

/** Neighbouring words. */
export type Phrase = readonly string[];

/** A search for one of these phrases also finds the others. */
interface SynonymGroup {
  phrases: readonly Phrase[];
  synonyms: readonly Phrase[];
}

/** A phrase that is searched for, and the phrases that it also finds. */
export interface SynonymEntry {
  phrase: Phrase;
  synonyms: Phrase[];
}

/** Synonyms for the parts of a query. Phrases match with any endings of their words. */
export const createSynonymTable = (groups: readonly SynonymGroup[], stem: (word: string) => string) => {
  const toKey = (phrase: Phrase) => phrase.map(stem).join(' ');
  const byKey = new Map<string, SynonymEntry>();
  let maxLength = 0;
  for (const { phrases, synonyms } of groups)
    for (const phrase of phrases) {
      if (phrase.length === 0) continue;
      maxLength = Math.max(maxLength, phrase.length);
      const key = toKey(phrase);
      const entry = byKey.get(key) ?? { phrase, synonyms: [] };
      byKey.set(key, entry);
      for (const synonym of synonyms) {
        const isDuplicate = entry.synonyms.some((existing) => existing.join(' ') === synonym.join(' '));
        if (synonym.length > 0 && !isDuplicate) entry.synonyms.push(synonym);
      }
    }

  const singleWords = groups.flatMap(({ phrases }) => phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));

  return {
    all: [...byKey.values()],

    /** Phrases of a single word. */
    vocabulary: [...new Set(singleWords)].map((word): VocabularyWord => ({ word, frequency: 1 })),

    /** The longest phrase at a position among words, with its length and its synonyms. */
    longestMatch(words: Phrase, start: number): (SynonymEntry & { length: number }) | null {
      for (let length = Math.min(maxLength, words.length - start); length > 0; length--) {
        const entry = byKey.get(toKey(words.slice(start, start + length)));
        if (entry) return { length, ...entry };
      }
      return null;
    },
  };
};

export type SynonymTable = ReturnType<typeof createSynonymTable>;
