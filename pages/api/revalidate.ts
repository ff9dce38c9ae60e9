import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { isSecret } from '@/lib/api/is-secret';
import { isContentError } from '@/lib/content/content-file';
import { env } from '@/lib/env';
import { refreshContent } from '@/lib/site/refresh/refresh-content';

/** Pages that changed and could not be rebuilt: the next call tries again. */
const missed = new Set<string>();

const changedPages = async (event: unknown): Promise<string[]> => {
  try {
    return await refreshContent(event);
  } catch (error) {
    if (isContentError(error)) throw new ApiError(422, error.message);
    throw error;
  }
};

export default endpoint({
  method: 'POST',
  summary: 'Reads changed content, and rebuilds the pages that show it; for the CMS, with its secret',
  response: z.object({ success: z.literal(true), refreshed: z.array(z.string()) }),
  handle: async ({ request, response }) => {
    const { REVALIDATE_SECRET: secret } = env;
    if (!secret) throw new ApiError(401, 'Revalidation is off: the site has no REVALIDATE_SECRET.');
    if (!isSecret(request.headers.authorization ?? '', `Bearer ${secret}`))
      throw new ApiError(401, 'The secret is wrong.');
    const changed = await changedPages(request.body || null);
    const due = new Set([...missed, ...changed]);
    missed.clear();
    const refreshed = [...due];
    try {
      for (const address of refreshed) {
        await response.revalidate(address);
        due.delete(address);
      }
    } finally {
      for (const address of due) missed.add(address);
    }
    return { success: true as const, refreshed };
  },
});
