import { z } from 'zod';
import { pageType } from './page';

/** How fast or stable a page was for a visitor, as the browser measured it: https://web.dev/articles/vitals. */
export const webVital = z.object({
  name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']),
  value: z.number().min(0).max(3_600_000).describe('Milliseconds; CLS has no unit'),
  pageType,
});
export type WebVital = z.infer<typeof webVital>;
