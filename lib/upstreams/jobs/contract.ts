import { z } from 'zod';
import { isCountryCode } from '../../i18n/countries';
import { type Locale, locales } from '../../i18n/locales';
import type { ChangingContent } from '../../model/content-change';
import { pay } from '../../model/pay';

/** A category value of the board: its key, and its name or its names by locale. */
const term = z.object({ key: z.string(), names: z.union([z.string(), z.record(z.string(), z.string())]) });
export type PostingTerm = z.infer<typeof term>;

/**
 * A place of work; parts that are not certain are missing. `region` is a state or province in the spelling of the
 * board, `locationCountry` a two-letter ISO 3166 code, and `placeText` the board's text of a place without a certain
 * country.
 */
export const place = z.object({
  locationCity: term.optional(),
  region: z.string().optional(),
  locationCountry: z.string().refine(isCountryCode, 'must be the code of a country').optional(),
  placeText: z.string().optional(),
});
export type PostingPlace = z.infer<typeof place>;

/** Where the work is done: at the place of work, partly or entirely elsewhere. */
export const workModels = ['on-site', 'hybrid', 'remote'] as const;
export type WorkModel = (typeof workModels)[number];

/**
 * What a posting says in one language: its title as `jobPosting`, its text as sanitised HTML with headings from `h2`,
 * the shop or workshop, whom one works with and reports to, and what follows an application.
 */
export const postingTexts = z.object({
  jobPosting: z.string(),
  description: z.string(),
  workplace: z.object({ name: z.string(), address: z.string() }).optional(),
  team: z.string().optional(),
  steps: z.array(z.string()).optional(),
});
export type PostingTexts = z.infer<typeof postingTexts>;

/**
 * An open posting in a listing. Fields that the board does not provide are missing. `jobId` has at most 64 letters,
 * digits and hyphens; `jobPosting` is the title, in `language`, a BCP 47 tag; `isLanguageAssumed` says that this is only
 * the usual language of the board, because that of the posting is not certain. `titles` are those in the other languages in
 * which the board has the posting. Dates are ISO dates; `closesAt` is the last day to apply, and `startsAt` the
 * first day of work. The first of several places is in `locationCity`, `region` and `locationCountry`. `weeklyHours` are
 * those of full employment, or the agreed ones of part-time work.
 */
export const listedPosting = z.object({
  ...place.shape,
  jobId: z.string(),
  jobPosting: z.string(),
  language: z.string(),
  isLanguageAssumed: z.literal(true).optional(),
  titles: z.partialRecord(z.enum(locales), z.string()).optional(),
  publishedAt: z.iso.date(),
  closesAt: z.iso.date().optional(),
  otherPlaces: z.array(place).optional(),
  applyUrl: z.url({ protocol: /^https?$/ }),
  houseName: term.optional(),
  sector: term.optional(),
  jobFamily: term.optional(),
  role: term.optional(),
  workerSubType: term.optional(),
  jobTimeType: term.optional(),
  pay: pay.optional(),
  workModel: z.enum(workModels).optional(),
  weeklyHours: z.number().positive().optional(),
  startsAt: z.iso.date().optional(),
});
export type ListedPosting = z.infer<typeof listedPosting>;

/** A posting, open or closed, with its texts. `translations` are in the languages of `titles`. */
export interface Posting extends ListedPosting, PostingTexts {
  translations?: Partial<Record<Locale, PostingTexts>>;
  isOpen: boolean;
}

/** Lists all places of a posting, the first one first. */
export const listPlaces = ({
  locationCity,
  region,
  locationCountry,
  placeText,
  otherPlaces = [],
}: ListedPosting): PostingPlace[] => [
  {
    ...(locationCity && { locationCity }),
    ...(region && { region }),
    ...(locationCountry && { locationCountry }),
    ...(placeText && { placeText }),
  },
  ...otherPlaces,
];

/** Whether anything about a place is certain. */
export const isKnownPlace = ({ locationCity, locationCountry }: PostingPlace): boolean =>
  locationCity !== undefined || locationCountry !== undefined;

/** The postings of a board. Methods reject when the board is unavailable. */
export interface PostingSource {
  /** Yields all open postings, each at least once, in any order. Throws if some cannot be listed. */
  postings(): AsyncIterable<ListedPosting>;
  /** Reads a posting, open or closed; null if the board does not have it. */
  posting(jobId: string): Promise<Posting | null>;
}

/** A job board whose postings change while the site runs. */
export interface JobBoard extends PostingSource, ChangingContent {
  /** Counts the open postings by the texts of places whose country is not certain; missing if places are not texts. */
  listUnmappedPlaces?(): Promise<ReadonlyMap<string, number>>;
}
