import { z } from 'zod';

const perLocale = z.record(z.string(), z.string().optional()).optional();

/**
 * The share price. `sharePrice` and `change` are in euro, `changePercent` is in percent; `asOf` is the time of the
 * price. Texts are formatted by locale; `shortTexts` are the change and the time for narrow layouts. Values that the
 * feed lacks are missing.
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
