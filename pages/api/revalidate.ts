import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { env } from '@/lib/platform/env';
import { matchesSecret } from '@/lib/platform/state/signing';
import { refreshServers } from '@/lib/site/refresh/refresh-content';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'Reads changed content and shows it on the site. Called by the CMS, authorized by REVALIDATE_SECRET',
  body: z.unknown(),
  // The webhook of a CMS sends the whole entry.
  bodyLimitBytes: 2 ** 20,
  response: z.object({ success: z.literal(true), refreshed: z.array(z.string()) }),
  authorize: ({ headers }) => {
    const { REVALIDATE_SECRET: secret } = env;
    if (!secret) throw new ApiError(401, 'Revalidation is off. REVALIDATE_SECRET is missing.');
    if (!matchesSecret(headers.authorization ?? '', `Bearer ${secret}`))
      throw new ApiError(401, 'The secret is wrong.');
  },
  handle: async ({ body }) => ({ success: true as const, refreshed: await refreshServers(body ?? null) }),
});
