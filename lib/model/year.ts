import { z } from 'zod';

/** A year that the site may know something of, as a number or, as in an address, a text. */
export const year = z.coerce.number().int().min(1900).max(2200);
