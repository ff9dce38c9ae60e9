import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { heading, optionalLink } from './fields';

const countedLink = z.object({ label: z.string(), count: z.number().int(), href: z.string() });

export const jobsByRegion = {
  content: (fieldTypes: FieldTypes) => ({ ...heading, link: optionalLink(fieldTypes) }),
  /** The number of offers in each region and its countries, with the addresses of their lists. */
  data: { regions: z.array(countedLink.extend({ countries: z.array(countedLink) })) },
  namespaces: ['forms', 'jobs'],
};
