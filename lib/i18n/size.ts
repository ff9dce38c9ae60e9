import type { Locale } from './locales';
import { oncePerLocale } from './once-per';

const formatterOf = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  oncePerLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits }));

const [kilobytes, megabytes] = [formatterOf('kilobyte', 0), formatterOf('megabyte', 1)];

/** A size in bytes in the format of the locale: in kilobytes, or in megabytes from a million on. */
export const formatSize = (locale: Locale, size: number): string =>
  size < 1_000_000 ? kilobytes(locale).format(size / 1000) : megabytes(locale).format(size / 1_000_000);
