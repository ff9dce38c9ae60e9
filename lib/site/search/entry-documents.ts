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

/** The addresses, client service and repairs of a house. */
const listContactFacts = ({ addresses, repair }: HouseContact, { contactNames }: Content): (string | undefined)[] => [
  ...addresses.flatMap(({ kind, name, city }) => [contactNames[kind], name, city]),
  contactNames.clientService,
  ...(repair ? [contactNames.repair] : []),
];

/** The facts that may find a page: its summary, people, houses, job, category and addresses. */
const buildFacts = (
  page: PageSummary,
  { people, hasAddresses }: Pick<PageDigest, 'people' | 'hasAddresses'>,
  locale: Locale,
  content: Content,
) => {
  const { directory, settings } = content;
  const listPlaces = ({ house }: PageSummary) =>
    (house?.contact.addresses ?? []).flatMap(({ city, country }) => [city, getCountryName(locale, country)]);
  const { article, house, person, summary, publishedAt } = page;
  const getTitle = (id: string) => directory.byId.get(id)?.pageTitle ?? '';
  const category = settings.categories.find(({ key }) => key === article?.category)?.label ?? '';
  return [
    summary,
    ...people,
    ...(hasAddresses && !house ? directory.pages.flatMap(listPlaces) : []),
    ...(house ? listContactFacts(house.contact, content) : []),
    ...(article ? [category, ...article.houses.map(getTitle), publishedAt.slice(0, 4)] : []),
    ...(person ? [person.job, getCountryName(locale, person.country), person.house ? getTitle(person.house) : ''] : []),
  ].join('\n');
};

const emptyDigest: Omit<PageDigest, 'version'> = { words: [], frequentWords: [], people: [], hasAddresses: false };

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
    const digest = digests.get(page?.id ?? '') ?? emptyDigest;
    const facts = page
      ? buildFacts(page, digest, locale, content)
      : [text, event?.place ?? '', /\d{4}/.test(title) ? '' : date].join('\n');
    const document: Omit<SearchDocument, 'id' | 'version'> = {
      title,
      language: tag,
      names: parseWords(page ? buildNames(page, locale, content) : '', tag).filter(isSignificant),
      facts: [...parseWords(facts, tag).filter(isSignificant), ...digest.frequentWords],
      body: digest.words,
      date,
      position,
      isPrimary: page !== undefined && !page.article && !page.person,
      facets: {},
      labels,
    };
    yield { id, version: hashContent(document), document: () => document };
  }
}
