import type { Language } from '../language-of.ts';
import { nearestWord } from '../spelling.ts';
import type { Phrase } from '../synonyms.ts';
import { mayBegin, tellingWords } from '../telling-words.ts';
import type { InvertedIndex } from './inverted-index.ts';

/**
 * A part of a query: as it is written, as the index has it, and its synonyms. A document matches a synonym if it has
 * all its words.
 */
export interface Asked {
  written: Phrase;
  terms: Phrase | null;
  others: readonly Phrase[];
}

interface Reader {
  index: Pick<InvertedIndex, 'has' | 'vocabulary'>;
  /** The form of a word in the index. */
  stem(word: string): string;
  language: Language;
  /** Whether a word occurs among the searched documents. */
  isThere(term: string): boolean;
}

const most = 20;

/** The parts of a query. A word found nowhere is replaced by the nearest one, unless `exactly` is set. */
export const askedFor = (words: Phrase, exactly: boolean, { index, stem, language, isThere }: Reader): Asked[] => {
  const { synonyms, isStop } = language;
  const isKnown = (term: string) => index.has(term, mayBegin(term));
  const termsOf = (phrase: Phrase) => phrase.map(stem);

  /** A phrase, if the index has it or a synonym. */
  const known = (written: Phrase, others: readonly Phrase[]): Asked | null => {
    const terms = termsOf(written);
    const own = terms.every(isKnown) ? terms : null;
    const ways = others.map(termsOf).filter((way) => way.every(isKnown) && way.join(' ') !== terms.join(' '));
    return own || ways.length > 0 ? { written, terms: own, others: ways } : null;
  };

  /** Words that match by their beginning, in languages with endings. */
  const byStem = (word: string): Asked | null => {
    const term = language.stem(word);
    return term.length >= 4 && isKnown(term) ? { written: [word], terms: [term], others: [] } : null;
  };

  const mended = (word: string): Asked | null => {
    const nearest =
      nearestWord(word, index.vocabulary, (other) => !isStop(other) && isThere(stem(other))) ??
      nearestWord(word, synonyms.vocabulary, (other) => known([other], synonyms.at([other], 0)?.ways ?? []) !== null);
    return nearest === null ? null : known([nearest], synonyms.at([nearest], 0)?.ways ?? []);
  };

  const asked: Asked[] = [];
  const telling = tellingWords(words, isStop).slice(0, most);
  for (let start = 0; start < telling.length; ) {
    const found = synonyms.at(telling, start);
    const written = telling.slice(start, start + (found?.length ?? 1));
    const phrase = known(written, found?.ways ?? []);
    if (phrase) {
      asked.push(phrase);
      start += written.length;
      continue;
    }
    const [word = ''] = written;
    start++;
    const other =
      known([word], []) ?? (exactly ? { written: [word], terms: null, others: [] } : (byStem(word) ?? mended(word)));
    if (other) asked.push(other);
  }
  return asked;
};
