import { z } from 'zod';

/** A page of a list, from zero. */
export const listPage = z
  .number()
  .int()
  .min(0)
  .max(100_000)
  .default(0)
  .describe(
    'From zero. Beyond the last page, the result is empty. In the address of a list, ?page= beyond the last page redirects to the list, and one that is no number is not found (404)',
  );
