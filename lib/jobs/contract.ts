import type { Locale } from '../i18n/locales';
import type { ChangingContent } from '../model/content-change';

/** What something is called: one name, or one for each language of the site that the board has. */
export type Names = string | Partial<Record<Locale, string>>;

/** A key of the board, and what it stands for. */
export interface PostingTerm {
  key: string;
  names: Names;
}

/** What a posting may be filed under. */
export const termNames = ['house', 'sector', 'family', 'role', 'contract', 'time', 'city'] as const;
export type TermName = (typeof termNames)[number];

/**
 * A posting without its text. What the board does not say is absent. `id` has at most 64 letters, digits and hyphens;
 * `title` is in `language`, a BCP 47 tag. Dates are ISO dates, `closesAt` the last day to apply. `country` is an
 * ISO 3166 two-letter code: a board that gives names turns them into codes with `countryCode`.
 */
export interface PostingFacts extends Partial<Record<TermName, PostingTerm>> {
  id: string;
  title: string;
  language: string;
  publishedAt: string;
  closesAt?: string;
  country?: string;
  applyUrl: string;
}

/** A posting with its text, which is clean HTML in its language with headings from `h2`. */
export interface Posting extends PostingFacts {
  description: string;
  isOpen: boolean;
}

/** The postings of a board. Rejects where the board cannot answer. */
export interface Postings {
  /** All open postings, each at least once, in any order; throws where it cannot give the rest. */
  postings(): AsyncIterable<PostingFacts>;
  /** One posting, be it closed; null where the board does not know it, or no longer. */
  posting(id: string): Promise<Posting | null>;
}

/** Where job postings come from. */
export interface JobBoard extends Postings, ChangingContent {}
