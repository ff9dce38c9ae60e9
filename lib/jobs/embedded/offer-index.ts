import { setImmediate as letOthersWork } from 'node:timers/promises';
import { tagOf } from '../../i18n/locales';
import { wordsOf } from '../../i18n/words';
import { type FacetName, facetNames } from '../../lists/list-query';
import { type SearchDocument, searchIndex } from '../../search/search-index';
import type { OfferMaker } from './offers';
import type { Posting } from './vacancies';

/** Finds the words of a text once, however many postings share it. */
const rememberedWords = () => {
  const known = new Map<string, string[]>();
  return (text: string, tag: string): string[] => {
    const key = `${tag}\n${text}`;
    const words = known.get(key) ?? wordsOf(text, tag);
    known.set(key, words);
    return words;
  };
};

/** An index of the open postings, newest first. Other work has its turn while it is made. */
export const offerIndex = async (postings: readonly Posting[], { textsOf, facetsOf }: OfferMaker) => {
  const words = rememberedWords();
  const documents: SearchDocument<FacetName>[] = [];
  for (const posting of postings) {
    const { language, title, facts, reference, body } = textsOf(posting);
    const tag = tagOf(language);
    documents.push({
      title: words(title, tag),
      facts: [...new Set(facts.flatMap(({ locale, text }) => words(text, tagOf(locale)))), reference.toLowerCase()],
      body: words(body, tag),
      facets: facetsOf(posting),
    });
    if (documents.length % 20 === 0) await letOthersWork();
  }
  return searchIndex(facetNames, documents);
};
