import { z } from 'zod';
import { baseUrl, createFieldMapSchema, required } from './values.ts';

/** The location of a value in JSON: a JSON Pointer (RFC 6901), as its unescaped parts. */
const jsonPointer = z
  .string('must have a price')
  .regex(/^(\/([^~/]|~[01])*)+$/, 'must have JSON Pointers like price=/data/price')
  .transform((value) =>
    value
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
  );

/** The locations of a quote's values. */
const quotePaths = z
  .string('must be set')
  .pipe(createFieldMapSchema(['price', 'change', 'changePercent', 'time', 'currency']))
  .pipe(
    z.object({
      price: jsonPointer,
      change: jsonPointer.optional(),
      changePercent: jsonPointer.optional(),
      time: jsonPointer.optional(),
      currency: jsonPointer.optional(),
    }),
  );

/** Splits of the share, as `2027-06-01=5 2031-05-04=2`. */
const splits = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\d=\d+(\.\d+)?(\s+|$))*$/, 'must be days with ratios like 2027-06-01=5')
  .transform((value) =>
    [...value.matchAll(/(\S+)=(\S+)/g)].map(([, date = '', ratio]) => ({ date, ratio: Number(ratio) })),
  );

const commonVariables = {
  FINANCE_QUOTE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  FINANCE_SPLITS: splits.default([]),
  FINANCE_DELAY_MINUTES: z.coerce.number().int().min(0).max(1440).optional(),
};

/** The variables of the market feed, which `FINANCE` selects. */
export const financeVariables = z.discriminatedUnion('FINANCE', [
  z.object({ FINANCE: z.literal('embedded') }),
  z.object({
    FINANCE: z.literal('twelve-data'),
    TWELVE_DATA_KEY: required,
    FINANCE_URL: baseUrl.default('https://api.twelvedata.com'),
    FINANCE_SYMBOL: required,
    ...commonVariables,
  }),
  z
    .object({
      FINANCE: z.literal('json'),
      FINANCE_URL: baseUrl,
      JSON_QUOTE_AUTHORIZATION: z.string().optional(),
      JSON_QUOTE_FIELDS: quotePaths,
      /** The currency of the price. The operator sets it, because not every feed contains it. */
      FINANCE_CURRENCY: z.literal('EUR', 'must be EUR: the site writes prices in euro').optional(),
      ...commonVariables,
    })
    .refine((variables) => variables.JSON_QUOTE_FIELDS.currency || variables.FINANCE_CURRENCY, {
      path: ['FINANCE_CURRENCY'],
      message: 'must be set, or the currency in JSON_QUOTE_FIELDS',
    }),
]);
