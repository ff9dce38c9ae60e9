import { type Locale, requiresTransferConsent } from '@/lib/i18n/locales';

/** The consents that a form asks for in a locale, as it sends them. */
export const getConsents = (locale: Locale) => ({
  consent: true as const,
  ...(requiresTransferConsent(locale) && { transferConsent: true as const }),
});

export type ConsentName = keyof Required<ReturnType<typeof getConsents>>;

export const listConsentNames = (locale: Locale) => Object.keys(getConsents(locale)) as ConsentName[];
