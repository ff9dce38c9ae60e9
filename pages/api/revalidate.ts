import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { isFromCms } from '@/lib/api/is-from-cms';
import { env } from '@/lib/platform/env';
import { refreshServers } from '@/lib/site/refresh/refresh-content';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'Reads changed content and shows it on the site. Called by the CMS, authorized by REVALIDATE_SECRET',
  body: z.unknown(),
  // The webhook of a CMS sends the whole entry.
  bodyLimitBytes: 2 ** 20,
  // The CMS may share its network with visitors, whose calls must not use up its own.
  limit: 'none',
  response: z.object({ success: z.literal(true), refreshed: z.array(z.string()) }),
  authorize: (request) => {
    if (!env.REVALIDATE_SECRET) throw new ApiError(401, 'Revalidation is off. REVALIDATE_SECRET is missing.');
    if (!isFromCms(request)) throw new ApiError(401, 'The secret is wrong.');
  },
  handle: async ({ body }) => ({ success: true as const, refreshed: await refreshServers(body ?? null) }),
});
