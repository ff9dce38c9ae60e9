import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { stripLocale } from '@/lib/i18n/paths';
import { loadNamespaceStrings } from '@/lib/i18n/translations';
import { overlayPage } from '@/lib/model/page';
import { localeParameter } from '@/lib/model/values';
import { loadPage } from '@/lib/site/pages/load-page';
import { listNamespaces } from '@/lib/site/pages/page-result';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'The title and sections of a page with their interface strings, for a dialog',
  query: z.object({ path: z.string().max(300), locale: localeParameter }),
  response: overlayPage,
  sharedCall: 'page-in-overlay',
  handle: async ({ query: { path, locale } }) => {
    const loaded = await loadPage({ locale, draft: false }, stripLocale(path));
    if (!loaded) throw new ApiError(404, 'There is no page at this path.');
    const { pageTitle, sections, accent } = loaded.page;
    return { pageTitle, sections, accent, words: await loadNamespaceStrings(locale, listNamespaces(loaded.page)) };
  },
});
