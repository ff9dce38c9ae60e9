import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { defaultLocale } from '@/lib/i18n/locales';
import { toPagePath } from '@/lib/i18n/paths';
import { endedPreviewCookie } from '@/lib/site/web/preview-token';
import { getChosenLocale, parsePagePath } from '@/lib/site/web/redirects';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'Turns preview off and redirects to a page of this site',
  query: z.object({ redirection: z.string().default('') }),
  handle: async ({ query: { redirection }, request, response }) => {
    const home = toPagePath(getChosenLocale(request.cookies) ?? defaultLocale, '');
    response
      .setHeader('Set-Cookie', endedPreviewCookie)
      .clearPreviewData()
      .redirect(307, parsePagePath(redirection) ?? home);
    return null;
  },
});
