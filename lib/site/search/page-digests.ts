import { setImmediate as letOthersWork } from 'node:timers/promises';
import pLimit from 'p-limit';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { parseWords } from '../../i18n/words';
import { oncePerProcess } from '../../shared/once-per-process';
import { cms } from '../../upstreams/cms';
import type { CmsPage, Edition, PageFacts } from '../../upstreams/cms/contract';
import { isFiller } from '../../upstreams/search/significant-terms';
import { toStem } from '../../upstreams/search/stems';
import { editionKey, type SiteDirectory } from '../pages/directory';
import { textOf } from './text-of';

/** What the search needs of a page's sections. */
export interface PageDigest {
  /** The version of the page. */
  version: string;
  /** The significant words of its sections, each once. */
  words: readonly string[];
  /** The words that they use so often that the page is about them. */
  often: readonly string[];
  /** The names and roles of people on the page. */
  people: readonly string[];
}

const pagesAtOnce = 4;

const oftenIn = (words: string[], locale: Locale): string[] => {
  const uses = Map.groupBy(words, (word) => toStem(word, locale));
  return [...uses.values()].flatMap((all) => (all.length >= Math.max(3, words.length / 100) ? (all[0] ?? []) : []));
};

const digestOf = ({ version, sections }: CmsPage, locale: Locale): PageDigest => {
  const words = parseWords(textOf(sections), getLanguageTag(locale));
  const isTelling = (word: string) => !isFiller(word, locale);
  const leaders = sections.flatMap((section) => (section.type === 'governance' ? section.people : []));
  return {
    version,
    words: [...new Set(words)].filter(isTelling),
    often: oftenIn(words, locale).filter(isTelling),
    people: leaders.flatMap(({ name, role }) => [name, role]),
  };
};

const digests = oncePerProcess('page-digests', () => new Map<string, Map<string, PageDigest>>());

const digestsIn = (edition: Edition): Map<string, PageDigest> => {
  const found = digests.get(editionKey(edition)) ?? new Map<string, PageDigest>();
  digests.set(editionKey(edition), found);
  return found;
};

/** The digest of this version of a page; drafts and published pages share it. */
const knownDigest = ({ locale }: Edition, { id, version }: PageFacts): PageDigest | undefined =>
  [false, true].map((draft) => digestsIn({ locale, draft }).get(id)).find((digest) => digest?.version === version);

/**
 * The digest of every page of an edition, by id. Only pages with another version than before are read, a few at a time.
 * Rejects if the CMS fails; digests that were read until then are kept.
 */
export const pageDigests = async (
  edition: Edition,
  { pages, byId }: SiteDirectory,
): Promise<ReadonlyMap<string, PageDigest>> => {
  const own = digestsIn(edition);
  const limit = pLimit(pagesAtOnce);
  const read = async ({ path }: PageFacts): Promise<PageDigest | null> => {
    const page = await cms.page(edition, path);
    await letOthersWork();
    return page && digestOf(page, edition.locale);
  };
  await Promise.all(
    pages.map((page) =>
      limit(async () => {
        const digest = knownDigest(edition, page) ?? (await read(page));
        if (digest) own.set(page.id, digest);
      }),
    ),
  );
  for (const id of own.keys()) if (!byId.has(id)) own.delete(id);
  return new Map(own);
};
