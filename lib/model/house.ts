import { z } from 'zod';
import { image } from './field-types';

/**
 * The facts of a house. `founded` is a year, and `since` the same as a text; `country` is an ISO 3166 two-letter code;
 * `place` is the formatted city and country; `mark` is its logo.
 */
export const houseDetails = z.object({
  founded: z.number().int(),
  since: z.string(),
  city: z.string(),
  country: z.string(),
  place: z.string(),
  mark: image,
});
export type HouseDetails = z.infer<typeof houseDetails>;
