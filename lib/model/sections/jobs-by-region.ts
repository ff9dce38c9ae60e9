import { z } from 'zod';
import { linkedHeading } from './fields';

const countedLink = z.object({ label: z.string(), count: z.number().int(), href: z.string() });

export const jobsByRegion = {
  content: linkedHeading,
  /** The number of offers in each region and its countries, with the addresses of their lists. */
  data: { regions: z.array(countedLink.extend({ countries: z.array(countedLink) })) },
  namespaces: ['forms', 'jobs'],
};
