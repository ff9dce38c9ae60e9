import type { Locale } from '../../i18n/locales';
import type { ChangingContent } from '../../model/content-change';
import type { TermName } from '../../shared/constants';

/** One name, or a name for each locale that the board supports. */
export type Names = string | Partial<Record<Locale, string>>;

/** A key of the board with its name. */
export interface PostingTerm {
  key: string;
  names: Names;
}

/** Where people work: what is not certain is missing. `region` is a state or province, as the board writes it. */
export interface PostingPlace {
  city?: PostingTerm;
  region?: string;
  /** An ISO 3166 two-letter code. */
  country?: string;
}

/**
 * A posting without its description. Fields that the board does not provide are missing. `id` has at most 64 letters,
 * digits and hyphens; `title` is in `language`, a BCP 47 tag. Dates are ISO dates; `closesAt` is the last day to apply.
 * A posting in several places has the first in `city`, `region` and `country`.
 */
export interface PostingFacts extends Partial<Record<TermName, PostingTerm>>, PostingPlace {
  id: string;
  title: string;
  language: string;
  publishedAt: string;
  closesAt?: string;
  otherPlaces?: readonly PostingPlace[];
  applyUrl: string;
}

/** All places of a posting. */
export const placesIn = ({ city, region, country, otherPlaces = [] }: PostingFacts): PostingPlace[] => [
  { ...(city && { city }), ...(region && { region }), ...(country && { country }) },
  ...otherPlaces,
];

/** A posting with its description: clean HTML in its language, with headings from `h2`. */
export interface Posting extends PostingFacts {
  description: string;
  isOpen: boolean;
}

/** The postings of a board. Rejects when the board is unavailable. */
export interface Postings {
  /** All open postings, each at least once, in any order; throws if it cannot return all of them. */
  postings(): AsyncIterable<PostingFacts>;
  /** One posting, open or closed; null if the board does not have it. */
  posting(id: string): Promise<Posting | null>;
}

/** The source of job postings. */
export interface JobBoard extends Postings, ChangingContent {}
