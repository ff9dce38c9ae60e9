import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { pdfEndpoint, sendPdf } from '@/lib/api/send-pdf';
import { getLanguageTag } from '@/lib/i18n/locales';
import { stripLocale, toPagePath } from '@/lib/i18n/paths';
import { localeParameter } from '@/lib/model/values';
import { env } from '@/lib/platform/env';
import { loadRelease } from '@/lib/site/pages/release';
import { resolveEdition } from '@/lib/site/refresh/preview';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  ...pdfEndpoint,
  summary: 'Downloads an article as a press release in PDF',
  sharedCall: 'download-article',
  query: z.object({ path: z.string().max(300), locale: localeParameter }),
  handle: async ({ query, request, response }) => {
    const { locale } = query;
    const path = stripLocale(query.path);
    const release = await loadRelease(await resolveEdition(locale, request), path);
    if (!release) throw new ApiError(404, 'There is no article at this path.');
    const { title, publishedAt: id } = release;
    const url = `${env.SITE_URL}${toPagePath(locale, path)}`;
    return sendPdf(
      response,
      { kind: 'article', parameters: [release, locale, url] },
      { title, id, lang: getLanguageTag(locale), isPreview: request.preview },
    );
  },
});
