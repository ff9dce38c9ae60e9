import { readFileSync } from 'node:fs';
import { type Locale, tagOf } from '@/lib/i18n/locales';

type Values = Record<string, string | number>;

/** Looks up the strings of a namespace in a locale by key. Throws if a key is missing. */
export const words = (locale: Locale, namespace = 'common') => {
  const messages: unknown = JSON.parse(readFileSync(`public/locales/${locale}/${namespace}.json`, 'utf8'));
  const plural = new Intl.PluralRules(tagOf(locale));
  const find = (key: string) =>
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);

  return (key: string, values: Values = {}): string => {
    const counted = typeof values.count === 'number' ? find(`${key}_${plural.select(values.count)}`) : undefined;
    const message = counted ?? find(key);
    if (typeof message !== 'string') throw new Error(`There is no message "${key}" in ${locale}.`);
    return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
};
