import { z } from 'zod';

/** A year in a plausible range, as a number or as text in a URL. */
export const year = z.coerce.number().int().min(1900).max(2200);
