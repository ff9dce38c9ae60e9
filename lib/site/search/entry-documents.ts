import { getCountryName } from '../../i18n/formats';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { parseWords } from '../../i18n/words';
import type { HouseContact } from '../../model/house';
import type { PageSummary } from '../../upstreams/cms/contract';
import { hashContent } from '../../upstreams/files/reuse-if-equal';
import type { SearchDocument } from '../../upstreams/search/contract';
import { isFiller } from '../../upstreams/search/significant-terms';
import { type DocumentSource, withPositions } from '../../upstreams/search/synchronize';
import type { Content, EntryListing } from './entries';
import type { PageDigest } from './page-digests';

/** What a page is also called: its keywords, and a house by its place and sector. */
const buildNames = (
  { house, keywords = '' }: PageSummary,
  locale: Locale,
  { settings, houseLabel }: Content,
): string => {
  if (!house) return keywords;
  const sector = settings.sectors.find(({ key }) => key === house.sector)?.label ?? '';
  return [keywords, house.city, getCountryName(locale, house.country), sector, houseLabel].join('\n');
};

const listAddressFacts = ({ addresses }: HouseContact, { contactNames }: Content): string[] =>
  addresses.flatMap(({ kind, name = '', city }) => [contactNames[kind] ?? '', name, city]);

/**
 * What the page of a house also mentions: client service, repairs, and the countries of its addresses. These are not
 * among its facts, because “repair” or “Japan” would then find every house before the pages that are about it.
 */
const buildMentions = ({ addresses, repair }: HouseContact, locale: Locale, { contactNames }: Content): string =>
  [
    contactNames.clientService,
    ...addresses.map(({ country }) => getCountryName(locale, country)),
    ...(repair ? [contactNames.repair, repair.text] : []),
  ].join('\n');

/** The facts that may find a page: its summary, people, houses, job, category and addresses. */
const buildFacts = (page: PageSummary, people: readonly string[], locale: Locale, content: Content) => {
  const { directory, settings } = content;
  const { article, house, person, summary, publishedAt } = page;
  const getTitle = (id: string) => directory.byId.get(id)?.pageTitle ?? '';
  const category = settings.categories.find(({ key }) => key === article?.category)?.label ?? '';
  return [
    summary,
    ...people,
    ...(house ? listAddressFacts(house.contact, content) : []),
    ...(article ? [category, ...article.houses.map(getTitle), publishedAt.slice(0, 4)] : []),
    ...(person ? [person.job, getCountryName(locale, person.country), person.house ? getTitle(person.house) : ''] : []),
  ].join('\n');
};

const emptyDigest: Pick<PageDigest, 'words' | 'frequentWords' | 'people'> = {
  words: [],
  frequentWords: [],
  people: [],
};

/** The search documents of entries. `digests` are those of pages, by id. */
export function* entryDocuments(
  locale: Locale,
  { content, entries }: EntryListing,
  digests: ReadonlyMap<string, PageDigest>,
): Generator<DocumentSource> {
  const tag = getLanguageTag(locale);
  const isSignificant = (word: string) => !isFiller(word, locale);
  for (const [entry, position] of withPositions(entries, ({ date }) => date)) {
    const { id, title, text, date, labels, page, event } = entry;
    const { words, frequentWords, people } = digests.get(page?.id ?? '') ?? emptyDigest;
    const facts = page
      ? buildFacts(page, people, locale, content)
      : [text, event?.place ?? '', /\d{4}/.test(title) ? '' : date].join('\n');
    const mentions = page?.house ? buildMentions(page.house.contact, locale, content) : '';
    const document: Omit<SearchDocument, 'id' | 'version'> = {
      title,
      language: tag,
      names: parseWords(page ? buildNames(page, locale, content) : '', tag).filter(isSignificant),
      facts: [...parseWords(facts, tag).filter(isSignificant), ...frequentWords],
      body: [...words, ...parseWords(mentions, tag).filter(isSignificant)],
      date,
      position,
      facets: {},
      labels,
    };
    yield { id, version: hashContent(document), document: () => document };
  }
}
