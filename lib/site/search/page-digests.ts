import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { parseWords } from '../../i18n/words';
import { oncePerProcess } from '../../shared/once-per-process';
import { cms } from '../../upstreams/cms';
import type { CmsPage, Edition, PageSummary } from '../../upstreams/cms/contract';
import { isFiller } from '../../upstreams/search/significant-terms';
import { toStem } from '../../upstreams/search/stems';
import { type PageIndex, toEditionKey } from '../pages/page-index';
import { getSectionText } from './section-text';

/** The data that the search needs about a page. */
export interface PageDigest {
  /** The version of the page. */
  version: string;
  /** The significant words of the sections, each once. */
  words: readonly string[];
  /** The words that the sections use so often that the page is about them. */
  frequentWords: readonly string[];
  /** The names and roles of the people in the page's governance sections. */
  people: readonly string[];
  /** Whether the page lists the addresses of all houses. */
  hasAddresses: boolean;
}

const concurrency = 4;

const findFrequentWords = (words: string[], locale: Locale): string[] => {
  const wordsByStem = Map.groupBy(words, (word) => toStem(word, locale));
  return [...wordsByStem.values()].flatMap((wordForms) =>
    wordForms.length >= Math.max(3, words.length / 100) ? (wordForms[0] ?? []) : [],
  );
};

const createDigest = ({ version, sections }: CmsPage, locale: Locale): PageDigest => {
  const words = parseWords(getSectionText(sections), getLanguageTag(locale));
  const isSignificant = (word: string) => !isFiller(word, locale);
  const leaders = sections.flatMap((section) => (section.type === 'governance' ? section.people : []));
  return {
    version,
    words: [...new Set(words)].filter(isSignificant),
    frequentWords: findFrequentWords(words, locale).filter(isSignificant),
    people: leaders.flatMap(({ name, role }) => [name, role]),
    hasAddresses: sections.some(({ type }) => type === 'addresses'),
  };
};

const digests = oncePerProcess('page-digests', () => new Map<string, Map<string, PageDigest>>());

const getDigests = (edition: Edition): Map<string, PageDigest> => {
  const editionDigests = digests.get(toEditionKey(edition)) ?? new Map<string, PageDigest>();
  digests.set(toEditionKey(edition), editionDigests);
  return editionDigests;
};

/** The digest of this version of a page; drafts and published pages share it. */
const findCachedDigest = ({ locale }: Edition, { id, version }: PageSummary): PageDigest | undefined =>
  [false, true].map((draft) => getDigests({ locale, draft }).get(id)).find((digest) => digest?.version === version);

/**
 * The digest of every page of an edition, by page id. Only pages with a new version are read, a few at a time. Rejects
 * if the CMS fails; digests that it has already created remain cached.
 */
export const loadPageDigests = async (
  edition: Edition,
  { pages, byId }: PageIndex,
): Promise<ReadonlyMap<string, PageDigest>> => {
  const editionDigests = getDigests(edition);
  const limit = pLimit(concurrency);
  const read = async ({ path }: PageSummary): Promise<PageDigest | null> => {
    const page = await cms.page(edition, path);
    await yieldToEventLoop();
    return page && createDigest(page, edition.locale);
  };
  await Promise.all(
    pages.map((page) =>
      limit(async () => {
        const digest = findCachedDigest(edition, page) ?? (await read(page));
        if (digest) editionDigests.set(page.id, digest);
      }),
    ),
  );
  for (const id of editionDigests.keys()) if (!byId.has(id)) editionDigests.delete(id);
  return new Map(editionDigests);
};
