import { z } from 'zod';
import { archive } from './archive';
import { articleCard, highlightCard, houseCard, houseTile, pageCard, personCard } from './card';
import { dashboard } from './dashboard';
import { groupEvent } from './event';
import { image, link } from './field-types';
import { calendarItem, closingPrice, financeDocument, priceHistory, pricePeriods } from './finance';
import { houseAddress, houseDetails } from './house';
import { jobQuery, jobResponse } from './job';
import { countedPagination, filter, pagination } from './list';
import { contentSorts } from './lists/list-query';
import { album, photo, playlist } from './media';
import { searchResult } from './search';
import { contact, type SectionType } from './section-content';
import { formattedDate } from './values';

/** The data of a list. Without pagination, `filters` is empty. */
const listData = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  pagination: countedPagination.nullable(),
  filters: z.array(filter),
});

const countedLink = z.object({ label: z.string(), count: z.number().int(), href: z.string() });

/** The schemas of the data that `loadPage` adds to sections, by type. */
export const sectionData = {
  /** The day of an article, or the facts of a house and a link to its job offers; null on other pages. */
  hero: z.object({ date: formattedDate.nullable(), house: houseDetails.nullable(), offers: link.nullable() }),
  /** The body with its charts. */
  'rich-text': z.object({ body: z.string() }),
  /** The houses by sector, each with its introduction, or in the layout `marks` all of them in one list. */
  'houses-grid': z.object({
    sectors: z.array(
      z.object({ key: z.string(), label: z.string(), text: z.string().nullable(), houses: z.array(houseCard) }),
    ),
    wall: z.array(houseTile),
  }),
  /**
   * The addresses by country, with their opening hours and a map. On the page of a house they are its own, and
   * `contact` has its website, client service and repair; on other pages, the filters limit those of all houses.
   */
  addresses: z.object({
    countries: z.array(
      z.object({
        /** The anchor of the country on the page: its ISO 3166 code in lower case. */
        anchor: z.string(),
        name: z.string(),
        addresses: z.array(
          houseAddress.omit({ localStreet: true }).extend({
            /** The language tag of the street, if it is in the script of its country. */
            streetLang: z.string().nullable(),
            house: z.object({ title: z.string(), href: z.string(), mark: image }),
            hours: z.array(z.string()),
            mapUrl: z.string(),
          }),
        ),
      }),
    ),
    contact: z
      .object({
        site: z.string().nullable(),
        clientService: z
          .object({ phone: z.string(), email: z.string(), hours: z.array(z.string()), languages: z.array(z.string()) })
          .nullable(),
        country: z.string(),
        repair: z.object({ text: z.string(), url: z.string().nullable() }).nullable(),
      })
      .nullable(),
    filters: z.array(filter),
  }),
  'news-list': z.object(listData(articleCard)),
  'highlights-list': z.object(listData(highlightCard)),
  'womo-list': z.object(listData(personCard)),
  'documents-list': z.object(listData(financeDocument)),
  'events-list': z.object(listData(groupEvent)),
  /** `feed` is the calendar file of all upcoming days, and `subscription` its webcal URL. */
  calendar: z.object({
    coming: z.array(calendarItem),
    past: z.array(calendarItem),
    feed: z.string(),
    subscription: z.string(),
  }),
  /**
   * The price history, the delay of prices in minutes (both null if unavailable), whether prices are those of the
   * embedded feed, which invents them, and the periods with their addresses: `href` for the share alone, `comparison`
   * for the share and the index.
   */
  'share-price': z.object({
    history: priceHistory.nullable(),
    delayMinutes: z.number().nullable(),
    isDemonstration: z.boolean(),
    periods: z.array(z.object({ period: z.enum(pricePeriods), href: z.string(), comparison: z.string() })),
  }),
  /**
   * The last closing price and the line of a year's closing prices, in a square of 100 by 100 (null if unavailable),
   * with the next date, the latest results and the latest report.
   */
  'share-price-brief': z.object({
    lastYear: z.object({ close: closingPrice, line: z.string(), changeText: z.string() }).nullable(),
    latest: z.array(z.object({ label: z.string(), date: formattedDate, title: z.string(), href: z.string() })),
  }),
  /** The facts about the dividend, and the identity card of the share from the settings. */
  'share-facts': z.object({ facts: z.array(z.object({ label: z.string(), value: z.string() })) }),
  dashboard: z.object({ dashboard: dashboard.nullable(), pagination: pagination.nullable() }),
  album: z.object({ album: album.nullable() }),
  playlist: z.object({ playlist: playlist.nullable() }),
  /**
   * The documents and pictures of a release, the contact for its readers, and a link to the other contacts. `release` is
   * the address of the article as a PDF; null on other pages, and if the site has no font for its letters.
   */
  'press-kit': z.object({
    documents: z.array(financeDocument),
    release: z.string().nullable(),
    photos: z.array(photo),
    contact: contact.nullable(),
    link: link.nullable(),
  }),
  'search-results': z.object({
    query: z.object({ search: z.string(), sort: z.enum(contentSorts), categories: z.array(z.string()) }),
    bestMatches: z.array(searchResult),
    results: z.array(searchResult).nullable().describe('Null if there are no keywords, or the search failed'),
    failed: z.boolean(),
    corrected: z.string().nullable(),
    isPartial: z.boolean(),
    missingWords: z.array(z.string()),
    nbOffers: z.number().int().nonnegative(),
    pagination: pagination.nullable(),
    nbHits: z.number().int().nonnegative(),
  }),
  archives: z.object({ archive, filters: z.array(filter) }),
  /** The countries to choose from; empty if the form has no such field. */
  'subscription-form': z.object({ countries: z.array(z.object({ code: z.string(), name: z.string() })) }),
  /** The subjects of a message, and what it begins with. */
  'contact-form': z.object({
    subjects: z.array(z.object({ key: z.string(), label: z.string() })),
    message: z.string().optional(),
  }),
  /** The query of the URL, and the response to it; null if offers are unavailable. */
  'job-search': z.object({
    query: jobQuery.omit({ locale: true }),
    answer: jobResponse.nullable(),
    pagination: pagination.nullable(),
  }),
  /** The number of offers in each region and its countries, with the addresses of their lists. */
  'jobs-by-region': z.object({ regions: z.array(countedLink.extend({ countries: z.array(countedLink) })) }),
  /** Recommended pages; `path` is the page that they are recommended for. */
  recommendations: z.object({
    items: z.array(pageCard),
    nbPages: z.number().int().nonnegative(),
    path: z.string(),
  }),
} satisfies Partial<Record<SectionType, z.ZodObject>>;

export type SectionWithData = keyof typeof sectionData;
export type SectionData<T extends SectionWithData> = z.infer<(typeof sectionData)[T]>;
