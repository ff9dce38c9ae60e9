import { type Locale, requiresTransferConsent } from '@/lib/i18n/locales';

/** Returns the consents that forms require in a locale, as fields of the request body. */
export const getConsents = (locale: Locale) => ({
  consent: true as const,
  ...(requiresTransferConsent(locale) && { transferConsent: true as const }),
});

/** The name of a consent's field. */
export type ConsentName = keyof Required<ReturnType<typeof getConsents>>;
