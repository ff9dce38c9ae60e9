import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { UpstreamError } from '@/lib/api/errors';
import { cms } from '@/lib/cms';
import { defaultLocale } from '@/lib/i18n/locales';

export default endpoint({
  method: 'GET',
  summary: 'Whether the server can show pages; 503 while the CMS does not answer',
  response: z.object({ status: z.literal('ready') }),
  handle: async () => {
    try {
      await cms.settings({ locale: defaultLocale, draft: false });
    } catch (cause) {
      throw new UpstreamError('unavailable', { cause });
    }
    return { status: 'ready' as const };
  },
});
