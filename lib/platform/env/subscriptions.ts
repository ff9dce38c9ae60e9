import { z } from 'zod';
import { type Locale, locales, mapLocales } from '../../i18n/locales.ts';
import { type SubscriptionList, subscriptionLists } from '../../shared/constants.ts';
import { baseUrl, required } from './values.ts';

/** Brevo's numeric id of a list or template, by subscription list and locale. */
export type BrevoIds = Record<SubscriptionList, Record<Locale, number>>;

const validNames: ReadonlySet<string> = new Set([
  ...subscriptionLists,
  ...locales,
  ...subscriptionLists.flatMap((list) => locales.map((locale) => `${list}.${locale}`)),
]);

/**
 * Ids like `press=3,regulated.fr=8,en=11`. The id of a list in a locale takes precedence over the id of the list, which
 * takes precedence over the id of the locale.
 */
const brevoIds = required.transform((value, context): BrevoIds => {
  const idsByName = new Map<string, number>();
  for (const part of value.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', id = ''] = part.split('=');
    if (!validNames.has(name) || !/^[1-9]\d*$/.test(id))
      context.addIssue(`must assign ids to lists and locales, like press=3,${locales[0]}=11, not ${part}`);
    idsByName.set(name, Number(id));
  }
  const toIds = (list: SubscriptionList) =>
    mapLocales((locale) => {
      const id = idsByName.get(`${list}.${locale}`) ?? idsByName.get(list) ?? idsByName.get(locale);
      if (!id) context.addIssue(`has no id for ${list}.${locale}`);
      return id ?? 0;
    });
  return Object.fromEntries(subscriptionLists.map((list) => [list, toIds(list)])) as BrevoIds;
});

/** The variables of the mailing lists, whose vendor `SUBSCRIPTIONS` selects. */
export const subscriptionsVariables = z.discriminatedUnion('SUBSCRIPTIONS', [
  z.object({ SUBSCRIPTIONS: z.literal('embedded') }),
  z.object({
    SUBSCRIPTIONS: z.literal('brevo'),
    BREVO_API_KEY: required,
    BREVO_LISTS: brevoIds,
    BREVO_TEMPLATES: brevoIds,
    SUBSCRIPTIONS_URL: baseUrl.default('https://api.brevo.com/v3'),
  }),
  z.object({
    SUBSCRIPTIONS: z.literal('webhook'),
    SUBSCRIPTIONS_URL: baseUrl,
    SUBSCRIPTIONS_WEBHOOK_SECRET: required.regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'must be whsec_ followed by at least 24 bytes in Base64',
    ),
  }),
]);
