import { z } from 'zod';
import { baseUrl, createSecretSchema, required } from './values.ts';

/** The variables of the CMS, which `CMS` selects. */
export const cmsVariables = z.discriminatedUnion('CMS', [
  z.object({ CMS: z.literal('embedded') }),
  z.object({
    CMS: z.literal('strapi'),
    CMS_URL: baseUrl.refine((value) => {
      const url = URL.parse(value);
      return !url?.username && !url?.search;
    }, 'must have no user and no query'),
    CMS_TOKEN: required.pipe(createSecretSchema(32)),
    CMS_ADMIN_URL: z
      .url({ protocol: /^https?$/, error: 'must be an absolute http or https URL, like https://cms.example.com' })
      .transform((value) => new URL(value).origin)
      .optional(),
  }),
]);
