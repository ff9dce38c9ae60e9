import { z } from 'zod';
import { image } from './field-types';

/**
 * A house: `founded` is a year, `country` an ISO 3166 two-letter code, `since` and `place` the formatted year, and city
 * and country, `mark` its word-mark.
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
