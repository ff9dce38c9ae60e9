import { z } from 'zod';
import { contentSorts } from '../lists/list-query';
import { archive } from './archive';
import { articleCard, highlightCard, houseCard, pageCard, personCard } from './card';
import { dashboard } from './dashboard';
import { day } from './day';
import { groupEvent } from './event';
import { calendarDay, financeDocument, priceHistory, pricePeriods, sharePriceClose } from './finance';
import { houseFacts } from './house';
import { jobQuery, jobResponse } from './job';
import { link } from './leaf';
import { filter, pagination } from './list';
import { album, playlist } from './media';
import { searchResult } from './search';
import type { SectionType } from './section-content';

/** What a list shows: `filters` are those that narrow it, none where it is not paginated. */
const listOf = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  pagination: pagination.nullable(),
  filters: z.array(filter),
});

const counted = z.object({ label: z.string(), count: z.number().int(), href: z.string() });

/** What `loadPage` adds to the sections that show other entries. */
export const sectionData = {
  /** What the hero opens: the day of an article, the facts of a house and the way to its job offers; null on other pages. */
  hero: z.object({ date: day.nullable(), house: houseFacts.nullable(), offers: link.nullable() }),
  'houses-grid': z.object({
    sectors: z.array(z.object({ key: z.string(), label: z.string(), houses: z.array(houseCard) })),
  }),
  'news-list': z.object(listOf(articleCard)),
  'highlights-list': z.object(listOf(highlightCard)),
  'womo-list': z.object(listOf(personCard)),
  'documents-list': z.object(listOf(financeDocument)),
  'events-list': z.object(listOf(groupEvent)),
  /** `feed` is the calendar file of all days to come. */
  calendar: z.object({ coming: z.array(calendarDay), past: z.array(calendarDay), feed: z.string() }),
  /** The periods that may be chosen, with their addresses, of the share alone and compared; `history` and how old prices are, in minutes, are null where they cannot be had. */
  'share-price': z.object({
    history: priceHistory.nullable(),
    delayMinutes: z.number().nullable(),
    periods: z.array(z.object({ period: z.enum(pricePeriods), href: z.string(), compared: z.string() })),
  }),
  /** The last close of the share and those of a year as a line in a square of 100 by 100; null where they cannot be had. */
  'share-price-brief': z.object({
    lastYear: z.object({ close: sharePriceClose, line: z.string(), changeText: z.string() }).nullable(),
  }),
  dashboard: z.object({ dashboard: dashboard.nullable(), pagination: pagination.nullable() }),
  album: z.object({ album: album.nullable() }),
  playlist: z.object({ playlist: playlist.nullable() }),
  'search-results': z.object({
    query: z.object({ search: z.string(), sort: z.enum(contentSorts), categories: z.array(z.string()) }),
    results: z.array(searchResult).nullable().describe('Null where nothing is asked for, or the search failed'),
    failed: z.boolean(),
    corrected: z.string().nullable(),
    pagination: pagination.nullable(),
    nbHits: z.number().int().nonnegative(),
  }),
  archives: z.object({ archive, filters: z.array(filter) }),
  /** The countries that may be chosen, where the list asks for one. */
  'subscription-form': z.object({ countries: z.array(z.object({ code: z.string(), name: z.string() })) }),
  /** What one may write about. */
  'contact-form': z.object({ subjects: z.array(z.object({ key: z.string(), label: z.string() })) }),
  /** What the URL asks for, and its answer; null where there are no offers to search. */
  'job-search': z.object({
    query: jobQuery.omit({ locale: true }),
    answer: jobResponse.nullable(),
    pagination: pagination.nullable(),
  }),
  /** How many offers there are in each region and its countries, with the addresses of their lists. */
  'jobs-by-region': z.object({ regions: z.array(counted.extend({ countries: z.array(counted) })) }),
  /** `path` is that of the page which they are about. */
  recommendations: z.object({
    items: z.array(pageCard),
    nbPages: z.number().int().nonnegative(),
    path: z.string(),
  }),
} satisfies Partial<Record<SectionType, z.ZodObject>>;

export type SectionWithData = keyof typeof sectionData;
export type SectionData<T extends SectionWithData> = z.infer<(typeof sectionData)[T]>;
