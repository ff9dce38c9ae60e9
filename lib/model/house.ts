import { z } from 'zod';
import { image } from './leaf';

/**
 * A house's `founded` is a year, its `country` an ISO 3166 code of two letters, `since` and `place` that year, and city
 * and country, as a visitor reads them, `mark` its name as drawn.
 */
export const houseFacts = z.object({
  founded: z.number().int(),
  since: z.string(),
  city: z.string(),
  country: z.string(),
  place: z.string(),
  mark: image,
});
export type HouseFacts = z.infer<typeof houseFacts>;
