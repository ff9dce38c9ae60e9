import { readFileSync } from 'node:fs';
import { groupNames } from '@/lib/i18n/i18next-options';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';

type Values = Record<string, string | number>;

/**
 * Returns a function that formats the string with a key in a locale, from a namespace or from `shell`. The function
 * throws if there is none.
 */
export const getTranslator = (locale: Locale, namespace = 'common') => {
  const messages = [namespace, 'shell'].map((file): unknown =>
    JSON.parse(readFileSync(`public/locales/${locale}/${file}.json`, 'utf8')),
  );
  const plural = new Intl.PluralRules(getLanguageTag(locale));
  const findByPath = (tree: unknown, key: string) =>
    key.split('.').reduce((node, name) => (node as Record<string, unknown> | undefined)?.[name], tree);
  const findMessage = (key: string) =>
    messages.map((tree) => findByPath(tree, key)).find((message) => message !== undefined);

  return (key: string, values: Values = {}): string => {
    const pluralMessage =
      typeof values.count === 'number' ? findMessage(`${key}_${plural.select(values.count)}`) : undefined;
    const message = pluralMessage ?? findMessage(key);
    if (typeof message !== 'string') throw new Error(`There is no message "${key}" in ${locale}.`);
    return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? (groupNames as Values)[name]));
  };
};
