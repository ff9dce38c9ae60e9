import { z } from 'zod';

const perLocale = z.record(z.string(), z.string().optional()).optional();

/**
 * `sharePrice` and `change` are in euro, `changePercent` in percent; `asOf` is when the price was made. The texts are
 * these as each locale writes them, `shortTexts` the change and the time where there is little room. What the feed does
 * not give is absent.
 */
export const sharePrice = z.object({
  sharePrice: z.number().nullable(),
  texts: perLocale,
  changeTexts: perLocale,
  asOfTexts: perLocale,
  shortTexts: z.record(z.string(), z.object({ change: z.string().optional(), asOf: z.string().optional() })).optional(),
  change: z.number().optional(),
  changePercent: z.number().optional(),
  asOf: z.iso.datetime().optional(),
  delayMinutes: z.number().optional(),
});
export type SharePrice = z.infer<typeof sharePrice>;
