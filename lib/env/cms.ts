import { z } from 'zod';
import { required, secret } from './values.ts';

const address = (value: string) => URL.parse(value);

/** The CMS: `CMS` selects it. */
export const cmsVariables = z.discriminatedUnion('CMS', [
  z.object({ CMS: z.literal('embedded') }),
  z.object({
    CMS: z.literal('strapi'),
    CMS_URL: required
      .refine(
        (value) => /^https?:$/.test(address(value)?.protocol ?? ''),
        'must be an absolute http or https URL, like https://cms.example.com',
      )
      .refine((value) => !address(value)?.username && !address(value)?.search, 'must have no user and no query'),
    CMS_TOKEN: required.pipe(secret(32)),
    CMS_ADMIN_URL: z
      .url({ protocol: /^https?$/, error: 'must be an absolute http or https URL, like https://cms.example.com' })
      .transform((value) => new URL(value).origin)
      .optional(),
  }),
]);
