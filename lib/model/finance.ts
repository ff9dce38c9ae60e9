import { z } from 'zod';
import { pagedQuery } from './list';
import { formattedDate, localeParameter, year } from './values';

export const documentTypes = [
  'annual-report',
  'half-year-report',
  'results',
  'presentation',
  'transcript',
  'company',
  'regulated',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const financeQuery = pagedQuery.extend({
  year: year.optional(),
  types: z.array(z.enum(documentTypes)).max(documentTypes.length).default([]),
});
export type FinanceQuery = z.infer<typeof financeQuery>;

/**
 * A document to download. `category` is the label of its type; `reference` is for the endpoints download-file and
 * zip-download; `href` is the address of the file; `size` is the formatted `bytes`; `lang` is the language tag of its
 * content, and `language` the name of that language; `figures` is a spreadsheet of its figures, or null.
 */
export const financeDocument = z.object({
  title: z.string(),
  type: z.enum(documentTypes),
  category: z.string(),
  date: formattedDate,
  reference: z.string(),
  href: z.string(),
  bytes: z.number().int().nonnegative(),
  size: z.string(),
  lang: z.string(),
  language: z.string(),
  figures: z.object({ href: z.string(), format: z.string(), size: z.string() }).nullable(),
});
export type FinanceDocument = z.infer<typeof financeDocument>;

/** An entry of the financial calendar. `time` is formatted Paris time; `ics` is a calendar file, null for past days. */
export const calendarItem = z.object({
  id: z.string(),
  title: z.string(),
  date: formattedDate,
  time: z.string().nullable(),
  place: z.string().nullable(),
  href: z.string().nullable(),
  ics: z.string().nullable(),
});
export type CalendarItem = z.infer<typeof calendarItem>;

/** The periods of a chart of the share price. */
export const pricePeriods = ['1m', '6m', '1y', '3y', '5y', '10y'] as const;
export type PricePeriod = (typeof pricePeriods)[number];
export const defaultPeriod: PricePeriod = '1y';

/** The benchmark that the share price can be compared with. */
const comparison = z.literal('index');
export type Comparison = z.infer<typeof comparison>;

export const priceHistoryQuery = z.object({
  period: z.enum(pricePeriods).default(defaultPeriod),
  compare: comparison.optional(),
  locale: localeParameter,
});

export const closingPrice = z.object({
  date: formattedDate,
  price: z.number(),
  text: z.string(),
  index: z.object({ price: z.number(), text: z.string() }).optional(),
});

/**
 * The share price over a period. `points` are closing prices in euro, oldest first; `change` and `changePercent`
 * compare the last one with the first; texts are formatted. If the share is compared with the index, each close also
 * has `index`: its level as a text, and scaled to a price that starts at the share's first price.
 */
export const priceHistory = z.object({
  period: z.enum(pricePeriods),
  points: z.array(closingPrice).min(2),
  rows: z.array(closingPrice).describe('A selection of the points for a table, newest first'),
  ticks: z
    .object({
      prices: z.array(z.object({ price: z.number(), text: z.string() })).min(2),
      dates: z.array(formattedDate),
    })
    .describe('The labels of a chart’s axes: prices from bottom to top'),
  lowest: z.string(),
  highest: z.string(),
  change: z.number(),
  changePercent: z.number(),
  changeText: z.string(),
  isComparable: z.boolean().describe('Whether there is an index to compare it with'),
  indexChange: z.string().nullable().describe('Null if the index is not compared'),
});
export type PriceHistory = z.infer<typeof priceHistory>;
