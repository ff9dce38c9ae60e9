import { countryName } from '../../../i18n/formats';
import { defaultLocale, type Locale } from '../../../i18n/locales';
import type { Region } from '../../../model/job';
import type { TermName } from '../../../shared/constants';
import type { Names, PostingTerm } from '../../../upstreams/jobs/contract';
import type { Located } from './address';

/** A key of the job board, with its name in the requested language. */
export interface Term {
  key: string;
  label: string;
}

/** A place of an offer, with labels in the requested language. */
export interface OfferPlace {
  city?: Term;
  region?: string;
  country?: Term;
}

/**
 * A job offer for lists, with labels in the requested language; what the board does not give is missing. `title` is in
 * `language`, a BCP 47 tag; `role` is the name of such a job in the requested language. Its page is at `continent` and
 * `path`, which ends with `pathIndex` if the id has a number. Dates are ISO dates, `closesAt` is the last day to apply;
 * `country.key` is a two-letter code.
 */
export interface Offer extends Partial<Record<Exclude<TermName, 'role' | 'sector'> | 'country', Term>> {
  jobId: string;
  title: string;
  role: string;
  language: string;
  continent: Region;
  path: string;
  pathIndex: number | null;
  publishedAt: string;
  closesAt?: string;
  isOpen: boolean;
  applyUrl: string;
  /** The state or province of the first place, as the board writes it. */
  region?: string;
  /** The places after the first, which is `city` and `country`. */
  otherPlaces: OfferPlace[];
}

/** An offer with its text, clean HTML in its language; empty for a closed offer. */
export interface OfferWithText extends Offer {
  description: string;
}

const nameIn = (names: Names, locale: Locale): string | undefined =>
  typeof names === 'string' ? names : (names[locale] ?? names[defaultLocale] ?? Object.values(names)[0]);

/** The name of a term in a locale, or else in another language; its key if it has no name. */
export const labelIn = ({ key, names }: PostingTerm, locale: Locale): string => nameIn(names, locale) || key;

const termIn = (term: PostingTerm | undefined, locale: Locale): Term | undefined =>
  term && { key: term.key, label: labelIn(term, locale) };

const countryIn = (code: string | undefined, locale: Locale): Term | undefined =>
  code ? { key: code, label: countryName(locale, code) } : undefined;

/** A posting as an offer, with the labels of a locale. */
export const toOffer = ({ facts, closedAt, region, path, pathIndex }: Located, locale: Locale): Offer => ({
  jobId: facts.id,
  title: facts.title,
  role: facts.role ? labelIn(facts.role, locale) : facts.title,
  language: facts.language,
  house: termIn(facts.house, locale),
  family: termIn(facts.family, locale),
  contract: termIn(facts.contract, locale),
  time: termIn(facts.time, locale),
  country: countryIn(facts.country, locale),
  city: termIn(facts.city, locale),
  continent: region,
  path,
  pathIndex,
  publishedAt: facts.publishedAt,
  closesAt: facts.closesAt,
  isOpen: closedAt === undefined,
  applyUrl: facts.applyUrl,
  region: facts.region,
  otherPlaces: (facts.otherPlaces ?? []).map(({ city, region, country }) => ({
    city: termIn(city, locale),
    region,
    country: countryIn(country, locale),
  })),
});
