import { z } from 'zod';
import { eventTypes } from '../../../model/event';
import { clientService, houseAddress } from '../../../model/house';
import { hasValidSchedule, scheduleFields, scheduleIssue } from '../../files/schedule';

const slug = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const formerPath = z
  .string()
  .regex(/^[^\s/?#]+(\/[^\s/?#]+)*$/, 'must be a path without the locale, such as group/story');
const date = z.iso.date().refine((text) => text >= '1900' && text < '2101', 'must be a date between 1900 and 2100');
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals');
const url = z.url({ protocol: /^https$/ });
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #7b4a2c');

const entryBase = z.strictObject({
  parent: z.string().optional(),
  image: z.string().optional(),
  thumbnail: z.string().optional(),
  share: z.string().optional(),
  publishedAt: date,
  updatedAt: date.optional(),
  ...scheduleFields,
  noindex: z.boolean().default(false),
  pageType: z.enum(['Organization', 'NewsArticle']).default('Organization'),
});

/** The schemas of entry facts, which are the same in every language, by folder. They also accept their own output. */
export const factSchemas = {
  pages: entryBase.extend({ kind: z.literal('page').default('page'), notClickable: z.boolean().default(false) }),
  houses: entryBase.extend({
    kind: z.literal('house').default('house'),
    sector: z.string(),
    founded: z.number().int(),
    country,
    accent: color,
    mark: z.string(),
    plate: z.string().optional(),
    site: url.optional(),
    addresses: z.array(houseAddress).default([]),
    clientService: clientService.optional(),
    repairUrl: url.optional(),
  }),
  articles: entryBase.extend({
    kind: z.literal('article').default('article'),
    pageType: z.literal('NewsArticle').default('NewsArticle'),
    category: z.string(),
    houses: z.array(z.string()).default([]),
    highlight: z.boolean().default(false),
    color: color.optional(),
  }),
  people: entryBase.extend({
    kind: z.literal('person').default('person'),
    image: z.string(),
    house: z.string().optional(),
    jobFamily: z.string(),
    country,
  }),
};
/** A folder of entries, each for one kind of page. */
export type PageFolder = keyof typeof factSchemas;
export const pageFolders = Object.keys(factSchemas) as PageFolder[];
export type Facts = z.infer<(typeof factSchemas)[PageFolder]>;

/**
 * Whether an entry is only a level, which appears in the paths and breadcrumbs of the pages below it but has no page.
 */
export const isLevel = (facts: Facts): boolean => facts.kind === 'page' && facts.notClickable;

/** The schema of an entry in one language. Its sections are parsed later, once every path is resolved. */
export const headingSchema = z.strictObject({
  slug,
  formerPaths: z.array(formerPath).optional(),
  pageTitle: z.string().trim().min(1),
  /** Cards and search engines show it whole. */
  summary: z.string().trim().min(1).max(160),
  keywords: z.string().trim().min(1).optional(),
  seo: z
    .strictObject({ pageTitle: z.string().min(1).optional(), pageDescription: z.string().min(1).optional() })
    .optional(),
  city: z.string().min(1).optional(),
  repair: z.string().trim().min(1).optional(),
  job: z.string().min(1).optional(),
  sections: z.array(z.unknown()),
});

/** Creates the schema of an event whose texts have the schema `text`. */
export const createEventSchema = <T extends z.ZodType>(text: T) =>
  z
    .strictObject({
      type: z.enum(eventTypes),
      ...scheduleFields,
      startDate: date,
      endDate: date,
      image: z.string().optional(),
      page: z.string().optional(),
      url: url.optional(),
      title: text,
      text,
      place: text,
    })
    .refine(hasValidSchedule, scheduleIssue)
    .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], error: 'is before the start' })
    .refine(({ page, url }) => !page || !url, { path: ['url'], error: 'is for an event without a page' });

const yearlyValue = z.strictObject({ year: z.number().int(), value: z.number().nonnegative() });

/** Creates the schema of a dashboard whose texts have the schema `text`. */
export const createDashboardSchema = <T extends z.ZodType>(text: T) =>
  z.strictObject({
    title: text,
    intro: text,
    takeaway: text.optional(),
    indicators: z
      .array(
        z.strictObject({
          id: z.string(),
          label: text,
          unit: z.union([z.literal('%'), text]).optional(),
          decimals: z.number().int().min(0).max(3).default(0),
          note: text.optional(),
          series: z.array(yearlyValue).min(2),
          target: yearlyValue.optional(),
        }),
      )
      .min(1),
  });
