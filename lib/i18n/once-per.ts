import { type Locale, localeTable } from './locales.ts';

/**
 * A formatter or segmenter of Intl for each key, created when it is first needed: creating one takes many times as long
 * as using it.
 */
export const oncePer = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

/** Such a formatter for each locale; `make` gets the language tag of its formats. */
export const oncePerLocale = <T>(make: (tag: string) => T): ((locale: Locale) => T) =>
  oncePer((locale) => make(localeTable[locale].formats));
