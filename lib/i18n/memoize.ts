import { type Locale, localeTable } from './locales.ts';

/**
 * A formatter or segmenter of Intl for each key, created when it is first needed: creating one takes many times as long
 * as using it.
 */
export const memoize = <K, T>(create: (key: K) => T): ((key: K) => T) => {
  const cache = new Map<K, T>();
  return (key) => {
    const value = cache.get(key) ?? create(key);
    cache.set(key, value);
    return value;
  };
};

/** Such a formatter for each locale; `make` gets the language tag of its formats. */
export const memoizePerLocale = <T>(create: (tag: string) => T): ((locale: Locale) => T) =>
  memoize((locale) => create(localeTable[locale].formats));
