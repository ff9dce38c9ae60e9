import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { isSecret } from '@/lib/api/is-secret';
import { cms } from '@/lib/cms';
import { ContentError } from '@/lib/content-file';
import { env } from '@/lib/env';
import { changedAddresses, shownNow } from '@/lib/site/shown-pages';

export default endpoint({
  method: 'POST',
  summary: 'Reads changed content, and makes the pages that show it anew; for the CMS, with its secret',
  response: z.object({ success: z.literal(true), refreshed: z.array(z.string()) }),
  handle: async ({ request, response }) => {
    const { REVALIDATE_SECRET: secret } = env;
    if (!secret) throw new ApiError(401, 'Revalidation is off: the site has no REVALIDATE_SECRET.');
    if (!isSecret(request.headers.authorization ?? '', `Bearer ${secret}`))
      throw new ApiError(401, 'The secret is wrong.');
    const before = await shownNow();
    try {
      await cms.refresh();
    } catch (error) {
      if (error instanceof ContentError) throw new ApiError(422, error.message);
      throw error;
    }
    const refreshed = changedAddresses(before, await shownNow());
    for (const address of refreshed) await response.revalidate(address);
    return { success: true as const, refreshed };
  },
});
