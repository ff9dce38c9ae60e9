/** A sequence of words. */
export type Phrase = readonly string[];

/** A query with one of the `phrases` also finds documents with one of the `synonyms`. */
interface SynonymGroup {
  phrases: readonly Phrase[];
  synonyms: readonly Phrase[];
}

/** A phrase with the synonyms that it also finds. */
export interface SynonymEntry {
  phrase: Phrase;
  synonyms: Phrase[];
}

/** Creates a table of synonyms by phrase. Phrases match by the stems of their words. */
export const createSynonymTable = (groups: readonly SynonymGroup[], stem: (word: string) => string) => {
  const toKey = (phrase: Phrase) => phrase.map(stem).join(' ');
  const byKey = new Map<string, SynonymEntry>();
  let maxPhraseLength = 0;
  for (const { phrases, synonyms } of groups)
    for (const phrase of phrases) {
      if (phrase.length === 0) continue;
      maxPhraseLength = Math.max(maxPhraseLength, phrase.length);
      const key = toKey(phrase);
      const entry = byKey.get(key) ?? { phrase, synonyms: [] };
      byKey.set(key, entry);
      for (const synonym of synonyms) {
        const isDuplicate = entry.synonyms.some((existing) => existing.join(' ') === synonym.join(' '));
        if (synonym.length > 0 && !isDuplicate) entry.synonyms.push(synonym);
      }
    }

  return {
    entries: [...byKey.values()],

    /** The longest phrase with synonyms that starts at an index of `words`, with its length in words; else null. */
    findLongestMatch(words: Phrase, start: number): (SynonymEntry & { length: number }) | null {
      for (let length = Math.min(maxPhraseLength, words.length - start); length > 0; length--) {
        const entry = byKey.get(toKey(words.slice(start, start + length)));
        if (entry) return { length, ...entry };
      }
      return null;
    },
  };
};

export type SynonymTable = ReturnType<typeof createSynonymTable>;
