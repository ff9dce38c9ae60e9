import { z } from 'zod';

/** `sharePrice` and `change` are in euro, `changePercent` in percent; `asOf` is when the price was made. */
export const sharePrice = z.object({
  sharePrice: z.number().nullable(),
  /** The price as each locale writes it. */
  texts: z.record(z.string(), z.string()).optional(),
  change: z.number().optional(),
  changePercent: z.number().optional(),
  asOf: z.iso.datetime().optional(),
});
export type SharePrice = z.infer<typeof sharePrice>;
