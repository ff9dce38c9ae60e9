import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { defaultLocale } from '@/lib/i18n/locales';
import { toPagePath } from '@/lib/i18n/paths';
import { env } from '@/lib/platform/env';
import { matchesSecret } from '@/lib/platform/state/signing';
import { findPreviewPath } from '@/lib/site/pages/page-index';
import { type PreviewData, readDrafts } from '@/lib/site/refresh/preview';
import { buildPreviewCookie, previewSeconds } from '@/lib/site/web/preview-token';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'Turns preview on for at most an hour and redirects to the page',
  query: z.object({
    secret: z.string().default(''),
    path: z.string().default(toPagePath(defaultLocale, '')),
    version: z.enum(['draft', 'published']).default('draft'),
  }),
  limit: { calls: 20, seconds: 60 },
  handle: async ({ query, response }) => {
    const { PREVIEW_SECRET: secret } = env;
    if (!secret) throw new ApiError(401, 'Preview is off. PREVIEW_SECRET is missing.');
    if (!matchesSecret(query.secret, secret)) throw new ApiError(401, 'The secret is wrong.');
    await readDrafts();
    const path = await findPreviewPath(query.path);
    if (!path) throw new ApiError(404, 'There is no page or draft at this path.');
    response
      .setHeader('Set-Cookie', await buildPreviewCookie(secret))
      .setPreviewData({ version: query.version } satisfies PreviewData, { maxAge: previewSeconds })
      .redirect(307, path);
    return null;
  },
});
