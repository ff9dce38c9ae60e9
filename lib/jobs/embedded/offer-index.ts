import { setImmediate as letOthersWork } from 'node:timers/promises';
import { type Locale, tagOf } from '../../i18n/locales';
import { wordsOf } from '../../i18n/words';
import { type FacetName, facetNames } from '../../lists/list-query';
import { type SearchDocument, searchIndex } from '../../search/search-index';
import { isFiller } from '../../search/telling-words';
import type { OfferMaker } from './offers';
import type { Posting } from './vacancies';

interface Text {
  locale: Locale;
  text: string;
}

/** Finds the words of a text once, however many postings share it. */
const rememberedWords = () => {
  const known = new Map<string, string[]>();
  return ({ locale, text }: Text): string[] => {
    const key = `${locale}\n${text}`;
    const words = known.get(key) ?? wordsOf(text, tagOf(locale));
    known.set(key, words);
    return words;
  };
};

/** An index of the open postings, newest first. Other work has its turn while it is made. */
export const offerIndex = async (postings: readonly Posting[], { textsOf, facetsOf }: OfferMaker) => {
  const words = rememberedWords();
  const documents: SearchDocument<FacetName>[] = [];
  for (const posting of postings) {
    const { language, titles, facts, reference, body } = textsOf(posting);
    documents.push({
      title: titles.filter(({ locale }) => locale === language).flatMap(words),
      names: titles.filter(({ locale }) => locale !== language).flatMap(words),
      facts: [...new Set(facts.flatMap(words)), reference.toLowerCase()],
      body: words({ locale: language, text: body }).filter((word) => !isFiller(word, language)),
      facets: facetsOf(posting),
    });
    if (documents.length % 20 === 0) await letOthersWork();
  }
  return searchIndex(facetNames, documents, { wholeFirst: true });
};
