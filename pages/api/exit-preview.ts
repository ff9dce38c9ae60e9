import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { toLocale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { sitePath } from '@/lib/site/web/redirects';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'GET',
  summary: 'Turns preview off and redirects to a path of this site',
  query: z.object({ redirection: z.string().default('') }),
  handle: async ({ query: { redirection }, request, response }) => {
    const home = pagePath(toLocale(request.cookies.NEXT_LOCALE), '');
    response.clearPreviewData().redirect(307, sitePath(redirection) ?? home);
    return null;
  },
});
