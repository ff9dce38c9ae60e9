import { z } from 'zod';
import { baseUrl, required } from './values.ts';

/** The location of a value in JSON: a JSON Pointer (RFC 6901), as its unescaped parts. */
const jsonPointer = z
  .string('must be set')
  .regex(/^(\/([^~/]|~[01])*)+$/, 'must be a JSON Pointer like /data/price')
  .transform((value) =>
    value
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
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
    TWELVE_DATA_URL: baseUrl.default('https://api.twelvedata.com'),
    FINANCE_SYMBOL: required,
    ...commonVariables,
  }),
  z
    .object({
      FINANCE: z.literal('json'),
      JSON_QUOTE_URL: baseUrl,
      JSON_QUOTE_AUTHORIZATION: z.string().optional(),
      JSON_QUOTE_PRICE: jsonPointer,
      JSON_QUOTE_CHANGE: jsonPointer.optional(),
      JSON_QUOTE_CHANGE_PERCENT: jsonPointer.optional(),
      JSON_QUOTE_TIME: jsonPointer.optional(),
      JSON_QUOTE_CURRENCY: jsonPointer.optional(),
      /** The currency of the price. The operator sets it, because not every feed contains it. */
      FINANCE_CURRENCY: z.literal('EUR', 'must be EUR: the site writes prices in euro').optional(),
      ...commonVariables,
    })
    .refine((variables) => variables.JSON_QUOTE_CURRENCY || variables.FINANCE_CURRENCY, {
      path: ['FINANCE_CURRENCY'],
      message: 'must be set, or JSON_QUOTE_CURRENCY',
    }),
]);
