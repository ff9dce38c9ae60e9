import { z } from 'zod';
import { continents } from '../i18n/continents';
import { getLanguageTag } from '../i18n/locales';
import { hasWords } from '../i18n/words';
import { jobIdPattern, maxJobIds } from '../shared/constants';
import { email } from './email';
import type { Image } from './field-types';
import { createGuardedFormSchema } from './guarded';
import { facetNames, jobSorts } from './lists/list-query';
import { formattedDate, listPage, localeParameter } from './values';

/** The folders of offers: continents, or `world` if the continent is unknown. */
export const regions = [...continents, 'world'] as const;
export type Region = (typeof regions)[number];

export const jobId = z.string().regex(jobIdPattern);

export const jobIds = z.array(jobId).max(maxJobIds);

/**
 * A job offer for lists and cards. Labels are in the reader's language; `jobPosting` is the title, in the language of
 * the tag `lang`, which is the reader's if the board has the title in it; `languageText` names the language of the
 * posting in the reader's language if the two differ. Its page is at the region job path followed by `continent` and
 * `path`. `houseCalcImage` is `houseImage` at the size of cards; `publishedText` is the formatted `publishedAt`;
 * `closesAt` is the last day to apply, `startsAt` the first day of work. The location is the first one, and
 * `otherPlacesText` says how many others there are. `payText` is the formatted range of gross pay, `hoursText` the hours
 * a week. Values that the job board lacks are null. Lists have closed offers only where a search names one by its
 * reference.
 */
export const jobItem = z.object({
  jobId: z.string(),
  isOpen: z.boolean(),
  jobPosting: z.string(),
  lang: z.string(),
  languageText: z.string().nullable(),
  continent: z.enum(regions),
  path: z.string(),
  publishedAt: z.iso.date(),
  publishedText: z.string(),
  closesAt: formattedDate.nullable(),
  startsAt: formattedDate.nullable(),
  jobFamily: z.string().nullable(),
  locationCountry: z.string().nullable(),
  locationCity: z.string().nullable(),
  otherPlacesText: z.string().nullable(),
  workerSubType: z.string().nullable(),
  jobTimeType: z.string().nullable(),
  workModel: z.string().nullable(),
  hoursText: z.string().nullable(),
  payText: z.string().nullable(),
  houseName: z.string().nullable(),
  houseImage: z.string(),
  houseCalcImage: z.string(),
});
export type JobItem = z.infer<typeof jobItem>;

/** The number of days before its closing date in which an offer counts as closing soon. */
export const closingSoonDays = 7;

/**
 * A job offer for its page. `picture` is the picture of the house, or a default one; `description` is sanitised HTML in
 * the language `textLang`, with the team and the steps that follow an application, and empty for a closed offer;
 * `textLanguageNote` says which language that is, if it is not the reader's; `pathIndex` is the number at the end of
 * `path`, or null; `housePath` is the page of the house; `otherPlaces` names all places but the first in the reader's
 * language; `workplace` is in the language `textLang`. `hasPdf` is false if the site has no font for its letters.
 */
export interface JobDetails extends JobItem {
  pathIndex: number | null;
  picture: Image;
  textLang: string;
  textLanguageNote: string | null;
  description: string;
  applyUrl: string;
  closingSoon: boolean;
  housePath: string | null;
  otherPlaces: string[];
  workplace: { name: string; address: string } | null;
  hasPdf: boolean;
}

const facetValues = z.array(z.string().min(1).max(64)).max(50);

/**
 * A candidate's search. Equally relevant offers, and without keywords all, are sorted by language, the reader's first,
 * then by date, the newest first.
 */
export const jobSearch = z.object({
  search: z.string().trim().max(200).default(''),
  facets: z
    .partialRecord(z.enum(facetNames), facetValues)
    .default({})
    .describe('Results match one of the values of each facet'),
});
export type JobSearch = z.infer<typeof jobSearch>;

/** A query for one page of a search; `ids` limits it to a shared list. */
export const jobQuery = jobSearch.extend({
  locale: localeParameter,
  sort: z.enum(jobSorts).default('relevance'),
  page: listPage,
  ids: jobIds.default([]),
});
export type JobQuery = z.infer<typeof jobQuery>;

/** The number of offers per value of a facet, with the other filters applied. Chosen values are included even at 0. */
export const facet = z.object({
  name: z.enum(facetNames),
  values: z.array(z.object({ key: z.string(), label: z.string(), count: z.number().int().nonnegative() })),
});
export type Facet = z.infer<typeof facet>;

/**
 * The response to a job search. `corrected` is the search with other spellings of unknown keywords. `isPartial` is true if
 * no offer matches all keywords, and the results match some of them; `missingWords` are the keywords that no offer matches.
 */
export const jobResponse = z.object({
  success: z.boolean(),
  result: z.array(jobItem),
  nbPages: z.number().int().nonnegative(),
  nbHits: z.number().int().nonnegative(),
  facets: z.array(facet),
  corrected: z.string().nullable(),
  isPartial: z.boolean(),
  missingWords: z.array(z.string()),
  message: z.string(),
});
export type JobResponse = z.infer<typeof jobResponse>;

export const alertFrequencies = ['daily', 'weekly'] as const;

/** A request for a job alert. `captchaPass` is a pass of /api/recaptcha/ for the action `job-alert`. */
export const jobAlert = createGuardedFormSchema({
  email,
  frequency: z.enum(alertFrequencies),
  criteria: jobSearch,
}).refine(({ criteria: { search }, locale }) => search === '' || hasWords(search, getLanguageTag(locale)), {
  path: ['criteria', 'search'],
  error: 'must contain at least one word, or be empty',
});
export type JobAlert = z.infer<typeof jobAlert>;

/** A request to email a list of offers. `captchaPass` is a pass of /api/recaptcha/ for the action `job-list`. */
export const jobListEmail = createGuardedFormSchema({ email, ids: jobIds.min(1) });
export type JobListEmail = z.infer<typeof jobListEmail>;
