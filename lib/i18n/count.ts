import type { Locale } from './locales';
import { thousandsSeparator } from './writing';

/** A whole number with the digit groups of the locale, without `Intl`, whose first use delays a phone. */
export const formatCount = (locale: Locale, count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, thousandsSeparator[locale]);
