import { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales.ts';
import { type SubscriptionList, subscriptionLists } from '../../shared/constants.ts';
import { baseUrl, required } from './values.ts';

/** A number per list and locale. */
export type BrevoIds = Record<SubscriptionList, Record<Locale, number>>;

const buildRecord = <K extends string, T>(keys: readonly K[], getValue: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, getValue(key)])) as Record<K, T>;

const validNames: ReadonlySet<string> = new Set([
  ...subscriptionLists,
  ...locales,
  ...subscriptionLists.flatMap((list) => locales.map((locale) => `${list}.${locale}`)),
]);

/**
 * Numbers like `press=3,regulated.fr=8,en=11`: a number for a list in a locale takes precedence over one for the list,
 * and that over one for the locale.
 */
const brevoIds = required.transform((value, context): BrevoIds => {
  const idsByName = new Map<string, number>();
  for (const part of value.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', id = ''] = part.split('=');
    if (!validNames.has(name) || !/^[1-9]\d*$/.test(id))
      context.addIssue(`must have numbers of lists and locales, like press=3,${locales[0]}=11, not ${part}`);
    idsByName.set(name, Number(id));
  }
  return buildRecord(subscriptionLists, (list) =>
    buildRecord(locales, (locale) => {
      const id = idsByName.get(`${list}.${locale}`) ?? idsByName.get(list) ?? idsByName.get(locale);
      if (!id) context.addIssue(`has no number for ${list}.${locale}`);
      return id ?? 0;
    }),
  );
});

/** The mailing lists: `SUBSCRIPTIONS` selects where they are. */
export const subscriptionsVariables = z.discriminatedUnion('SUBSCRIPTIONS', [
  z.object({ SUBSCRIPTIONS: z.literal('embedded') }),
  z.object({
    SUBSCRIPTIONS: z.literal('brevo'),
    BREVO_API_KEY: required,
    BREVO_LISTS: brevoIds,
    BREVO_TEMPLATES: brevoIds,
    BREVO_URL: baseUrl.default('https://api.brevo.com/v3'),
  }),
  z.object({
    SUBSCRIPTIONS: z.literal('webhook'),
    SUBSCRIPTIONS_WEBHOOK_URL: baseUrl,
    SUBSCRIPTIONS_WEBHOOK_SECRET: required.regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'must be whsec_ and at least 24 bytes in Base64',
    ),
  }),
]);
