import { findContinent } from '../../../i18n/countries';
import { getCountryName } from '../../../i18n/formats';
import { defaultLocale, findLocaleByTag, getLanguageTag, type Locale } from '../../../i18n/locales';
import type { JobItem, Region } from '../../../model/job';
import { termNames } from '../../../shared/constants';
import { toSlug } from '../../../shared/urls';
import type { ListedPosting, Posting, PostingPlace, PostingTerm } from '../../../upstreams/jobs/contract';

/**
 * A posting as the site stores it; for the page of the offer, also with its texts. `continent` and `path`, which is
 * unique within the continent, form the address of its page. The path ends with `pathIndex` if the id has a number.
 * Times are Unix times in milliseconds.
 */
export interface Offer {
  posting: ListedPosting & Partial<Posting>;
  continent: Region;
  path: string;
  pathIndex: number | null;
  /** When the posting was first seen. */
  seenAt: number;
  /** When the posting was found to be closed; undefined while it is open. */
  closedAt?: number;
}

export const isOpen = ({ closedAt }: Offer): boolean => closedAt === undefined;

/** Whether the last day to apply for a posting is before `today`, an ISO date. */
export const hasEnded = ({ closesAt }: ListedPosting, today: string): boolean =>
  closesAt !== undefined && closesAt < today;

const numberedId = /^([A-Za-z-]*)([1-9]\d{0,14})$/;

/** The letters and the number of an id such as `R-12`; neither if it has another form. */
export const parseId = (id: string): { prefix?: string | undefined; number?: string | undefined } => {
  const [, prefix, number] = numberedId.exec(id) ?? [];
  return { prefix, number };
};

/** The address of a posting's page, which ends with the number of its id or with the whole id. */
export const buildAddress = (
  posting: ListedPosting,
  idPart: 'number' | 'whole',
): Pick<Offer, 'continent' | 'path' | 'pathIndex'> => {
  const { jobId, jobPosting, role, locationCity, locationCountry } = posting;
  const { number } = parseId(jobId);
  const suffix = (idPart === 'number' && number) || jobId.toLowerCase();
  return {
    continent: (locationCountry && findContinent(locationCountry)) || 'world',
    path: [toSlug(role?.key ?? jobPosting), toSlug(locationCity?.key ?? ''), suffix].filter(Boolean).join('-'),
    pathIndex: suffix === number ? Number(number) : null,
  };
};

/**
 * Converts a posting to an offer with its usual address, which depends only on the posting, so that all servers build
 * the same one.
 */
export const toOffer = (posting: ListedPosting, seenAt: number, closedAt?: number): Offer => ({
  posting,
  seenAt,
  ...(closedAt !== undefined && { closedAt }),
  ...buildAddress(posting, 'number'),
});

/**
 * The name of a term in a locale or, failing that, in another language; its key if it has no name. Null without a term.
 */
export const getLabel = (term: PostingTerm | undefined, locale: Locale): string | null => {
  if (!term) return null;
  const { key, names } = term;
  const name = typeof names === 'string' ? names : (names[locale] ?? names[defaultLocale] ?? Object.values(names)[0]);
  return name || key;
};

/** Whether the board has a posting in the language of a locale. */
export const isInLanguage = ({ language, titles }: ListedPosting, locale: Locale): boolean =>
  findLocaleByTag(language) === locale || titles?.[locale] !== undefined;

/** The posting in the language of a locale, if the board has it in that language; otherwise the posting itself. */
export const translatePosting = (posting: Offer['posting'], locale: Locale): Offer['posting'] => {
  const jobPosting = posting.titles?.[locale];
  if (!jobPosting) return posting;
  return { ...posting, jobPosting, ...posting.translations?.[locale], language: getLanguageTag(locale) };
};

/**
 * The title of a posting and the language tag of this title: the name of the role in the locale, if the posting is in
 * another language and the board has that name; otherwise the title as the posting has it.
 */
export const getTitle = (
  { jobPosting, language, role }: ListedPosting,
  locale: Locale,
): Pick<JobItem, 'jobPosting' | 'lang'> => {
  const name = typeof role?.names === 'object' && findLocaleByTag(language) !== locale && role.names[locale];
  return name ? { jobPosting: name, lang: getLanguageTag(locale) } : { jobPosting, lang: language };
};

/** Lists the terms of a posting: its categories, and the cities of all places. */
export const listTerms = (posting: ListedPosting): PostingTerm[] =>
  [
    ...termNames.map((name) => posting[name]),
    ...(posting.otherPlaces ?? []).map(({ locationCity }) => locationCity),
  ].filter((term) => term !== undefined);

/** The names of a place in a locale. */
export const getPlaceNames = ({ locationCity, locationCountry }: PostingPlace, locale: Locale) => ({
  locationCity: getLabel(locationCity, locale),
  locationCountry: locationCountry ? getCountryName(locale, locationCountry) : null,
});
