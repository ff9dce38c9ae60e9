import { readFileSync } from 'node:fs';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';

type Values = Record<string, string | number>;

/** Looks up the strings of a namespace, or of `shell`, in a locale by key. Throws if a key is missing. */
export const words = (locale: Locale, namespace = 'common') => {
  const messages = [namespace, 'shell'].map((one): unknown =>
    JSON.parse(readFileSync(`public/locales/${locale}/${one}.json`, 'utf8')),
  );
  const plural = new Intl.PluralRules(getLanguageTag(locale));
  const findIn = (part: unknown, key: string) =>
    key.split('.').reduce((found, name) => (found as Record<string, unknown> | undefined)?.[name], part);
  const find = (key: string) => messages.map((part) => findIn(part, key)).find((found) => found !== undefined);

  return (key: string, values: Values = {}): string => {
    const counted = typeof values.count === 'number' ? find(`${key}_${plural.select(values.count)}`) : undefined;
    const message = counted ?? find(key);
    if (typeof message !== 'string') throw new Error(`There is no message "${key}" in ${locale}.`);
    return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
};
