import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { defaultLocale } from '@/lib/i18n/locales';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { lifecycle } from '@/lib/platform/process/lifecycle';
import { cms } from '@/lib/upstreams/cms';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'Whether the server can show pages; 503 while it is starting or stopping, or the CMS is down',
  response: z.object({ status: z.literal('ready') }),
  limit: 'none',
  handle: async () => {
    if (lifecycle.isStopping) throw new ApiError(503, 'The server is stopping.');
    if (!lifecycle.isLoaded) throw new ApiError(503, 'The content is being loaded.');
    if (!lifecycle.isWarm) throw new ApiError(503, 'The first pages are being made.');
    try {
      await cms.settings({ locale: defaultLocale, draft: false });
    } catch (cause) {
      throw new UpstreamError('unavailable', { cause });
    }
    return { status: 'ready' as const };
  },
});
