import { z } from 'zod';
import type { ChangingContent } from '../../model/content-change';

/** A key of the board with its name: one, or one for each locale that the board supports. */
const term = z.object({ key: z.string(), names: z.union([z.string(), z.record(z.string(), z.string())]) });
export type PostingTerm = z.infer<typeof term>;

/**
 * Where people work: what is not certain is missing. `region` is a state or province, as the board writes it, `country` an
 * ISO 3166 two-letter code.
 */
const place = z.object({ city: term.optional(), region: z.string().optional(), country: z.string().optional() });
export type PostingPlace = z.infer<typeof place>;

/**
 * An open posting in a listing. Fields that the board does not provide are missing. `id` has at most 64 letters, digits
 * and hyphens; `title` is in `language`, a BCP 47 tag. Dates are ISO dates; `closesAt` is the last day to apply. A posting
 * in several places has the first in `city`, `region` and `country`.
 */
export const listedPosting = z.object({
  ...place.shape,
  id: z.string(),
  title: z.string(),
  language: z.string(),
  publishedAt: z.string(),
  closesAt: z.string().optional(),
  otherPlaces: z.array(place).optional(),
  applyUrl: z.string(),
  house: term.optional(),
  sector: term.optional(),
  family: term.optional(),
  role: term.optional(),
  contract: term.optional(),
  time: term.optional(),
});
export type ListedPosting = z.infer<typeof listedPosting>;

/** A posting, open or closed. `description` is clean HTML in its language, with headings from `h2`. */
export interface Posting extends ListedPosting {
  description: string;
  isOpen: boolean;
}

/** All places of a posting. */
export const listPlaces = ({ city, region, country, otherPlaces = [] }: ListedPosting): PostingPlace[] => [
  { ...(city && { city }), ...(region && { region }), ...(country && { country }) },
  ...otherPlaces,
];

/** The postings of a board. Rejects when the board is unavailable. */
export interface PostingSource {
  /** All open postings, each at least once, in any order; throws if it cannot return all of them. */
  postings(): AsyncIterable<ListedPosting>;
  /** One posting, open or closed; null if the board does not have it. */
  posting(id: string): Promise<Posting | null>;
}

/** The source of job postings. */
export interface JobBoard extends PostingSource, ChangingContent {}
