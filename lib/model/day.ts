import { z } from 'zod';

/**
 * A day as an ISO date and in the format of the locale. The server formats it: the first use of `Intl` for dates,
 * numbers or names takes a phone a tenth of a second.
 */
export const day = z.object({ iso: z.iso.date(), text: z.string() });
export type Day = z.infer<typeof day>;
