import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { defaultLocale } from '@/lib/i18n/locales';
import { toPagePath } from '@/lib/i18n/paths';
import { localeParameter } from '@/lib/model/values';
import { subscriptions } from '@/lib/site/submissions';

export const config = { api: { bodyParser: false } };

const query = z.object({ token: z.string().min(1).max(2000), locale: localeParameter.default(defaultLocale) });

/** The cancel address in every email of all lists. Email programs send a POST request; people open it in a browser. */
export default defineEndpoint({
  method: 'POST',
  summary: 'Cancels the subscription of the token (idempotent); accepts any body, as email programs send it (RFC 8058)',
  query,
  statusWithoutBody: 204,
  allowsCrossSite: true,
  handle: async ({ query: { token } }) => {
    const subscription = await subscriptions.settle(token, 'cancel');
    if (!subscription) throw new ApiError(410, 'This link has expired or is incomplete.');
    return null;
  },
  get: defineEndpoint({
    method: 'GET',
    summary: 'Redirects to the page that asks whether to cancel the subscription of the token',
    query,
    statusWithoutBody: 303,
    handle: async ({ query: { token, locale }, response }) => {
      response.redirect(303, `${toPagePath(locale, 'subscription')}?${new URLSearchParams({ token })}`);
      return null;
    },
  }),
});
