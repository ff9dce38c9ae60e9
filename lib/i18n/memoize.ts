import { type Locale, localeTable } from './locales.ts';

/** Caches the results of `create` by key, for objects such as `Intl` formatters that are slow to create. */
export const memoize = <K, T>(create: (key: K) => T): ((key: K) => T) => {
  const cache = new Map<K, T>();
  return (key) => {
    const value = cache.get(key) ?? create(key);
    cache.set(key, value);
    return value;
  };
};

/** Caches the results of `create` by locale. `create` gets the language tag of the locale's formats. */
export const memoizePerLocale = <T>(create: (tag: string) => T): ((locale: Locale) => T) =>
  memoize((locale) => create(localeTable[locale].formats));
