import { z } from 'zod';

const perLocale = z.record(z.string(), z.string()).optional();

/**
 * `sharePrice` and `change` are in euro, `changePercent` in percent; `asOf` is when the price was made. The texts are
 * these as each locale writes them.
 */
export const sharePrice = z.object({
  sharePrice: z.number().nullable(),
  texts: perLocale,
  changeTexts: perLocale,
  asOfTexts: perLocale,
  change: z.number().optional(),
  changePercent: z.number().optional(),
  asOf: z.iso.datetime().optional(),
});
export type SharePrice = z.infer<typeof sharePrice>;
