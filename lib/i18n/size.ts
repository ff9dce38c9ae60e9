import { type Locale, localeTable } from './locales';

const units = {
  kilobyte: { bytes: 1000, maximumFractionDigits: 0 },
  megabyte: { bytes: 1_000_000, maximumFractionDigits: 1 },
} as const;

/** A size in bytes in the format of the locale: in kilobytes, or in megabytes from a million on. */
export const formatSize = (locale: Locale, size: number): string => {
  const unit = size < units.megabyte.bytes ? 'kilobyte' : 'megabyte';
  const { bytes, ...digits } = units[unit];
  return new Intl.NumberFormat(localeTable[locale].formats, { style: 'unit', unit, ...digits }).format(size / bytes);
};
