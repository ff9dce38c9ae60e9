import { z } from 'zod';
import { image } from './leaf';

/** A house's `founded` is a year, its `country` an ISO 3166 code of two letters, its `mark` its name as drawn. */
export const houseFacts = z.object({
  founded: z.number().int(),
  city: z.string(),
  country: z.string(),
  mark: image,
});
export type HouseFacts = z.infer<typeof houseFacts>;
