import type { Locale } from './locales';
import { thousandsSeparator } from './writing';

/**
 * A whole number as the locale writes it, in groups of three digits. Without `Intl`, whose first use keeps a phone
 * waiting.
 */
export const formatCount = (locale: Locale, count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, thousandsSeparator[locale]);
