import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';

const folder = 'public/locales';
const pluralForm = /_(zero|one|two|few|many|other)$/;
const toBaseKey = (messageKey: string) => messageKey.replace(pluralForm, '');

const flatten = (messages: object, prefix = ''): [string, unknown][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
const listNamespaces = (locale: Locale) => readdirSync(path.join(folder, locale)).sort();
const readMessages = (locale: Locale, namespace: string) =>
  new Map(flatten(JSON.parse(readFileSync(path.join(folder, locale, namespace), 'utf8'))));

const findPlaceholders = (message: unknown) => [...new Set(String(message).match(/\{\{[^}]*\}\}/g))].sort();
/** The placeholders that a message must contain. The singular may leave out the count. */
const getRequiredPlaceholders = (key: string, placeholders: string[]) =>
  key.endsWith('_one') ? placeholders.filter((placeholder) => placeholder !== '{{count}}') : placeholders;

describe.each(locales.filter((locale) => locale !== 'en'))('the messages of %s', (locale) => {
  it('are in the same namespaces as the English ones', () => {
    expect(listNamespaces(locale)).toEqual(listNamespaces('en'));
  });

  it.each(listNamespaces('en'))('have in %s the same keys as the English ones', (namespace) => {
    const listKeys = (otherLocale: Locale) =>
      [...new Set([...readMessages(otherLocale, namespace).keys()].map(toBaseKey))].sort();
    expect(listKeys(locale)).toEqual(listKeys('en'));
  });

  it.each(listNamespaces('en'))('have in %s the same placeholders as the English ones', (namespace) => {
    const english = new Map(
      [...readMessages('en', namespace)].map(([key, value]) => [toBaseKey(key), findPlaceholders(value)]),
    );
    for (const [key, value] of readMessages(locale, namespace))
      expect({ [key]: getRequiredPlaceholders(key, findPlaceholders(value)) }).toEqual({
        [key]: getRequiredPlaceholders(key, english.get(toBaseKey(key)) ?? []),
      });
  });

  it.each(listNamespaces('en'))('are not left in English in %s', (namespace) => {
    const english = readMessages('en', namespace);
    const messages = [...readMessages(locale, namespace)];
    const untranslated = messages.filter(([key, value]) => value === english.get(key)).map(([key]) => key);
    expect(untranslated.length, `the same as in English: ${untranslated.join(', ')}`).toBeLessThan(messages.length / 4);
  });
});

describe.each(locales)('every message of %s', (locale) => {
  it.each(listNamespaces('en'))('is a non-empty text in %s', (namespace) => {
    const invalidMessages = [...readMessages(locale, namespace)].filter(
      ([, value]) => typeof value !== 'string' || !value.trim(),
    );
    expect(invalidMessages).toEqual([]);
  });

  it.each(listNamespaces('en'))(
    'with a count has each plural form of its language, and no other, in %s',
    (namespace) => {
      const pluralCategories = new Intl.PluralRules(getLanguageTag(locale))
        .resolvedOptions()
        .pluralCategories.toSorted();
      const messages = [...readMessages(locale, namespace).keys()];
      const countKeys = new Set(
        [...readMessages('en', namespace).keys()].filter((key) => pluralForm.test(key)).map(toBaseKey),
      );
      for (const key of countKeys) {
        const forms = messages.filter((other) => pluralForm.test(other) && toBaseKey(other) === key);
        expect({ [key]: forms.map((form) => pluralForm.exec(form)?.[1]).toSorted() }).toEqual({
          [key]: pluralCategories,
        });
      }
    },
  );
});

describe('the keys that components use', () => {
  const sources = ['components', 'contexts', 'hooks', 'pages'].flatMap((sourceFolder) =>
    readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => path.join(sourceFolder, file)),
  );
  const findCalls = (pattern: RegExp) =>
    sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, key = '']) => ({ file, key })));
  const english = [
    ...new Set(listNamespaces('en').flatMap((namespace) => [...readMessages('en', namespace).keys()].map(toBaseKey))),
  ];

  it('are in the English messages', () => {
    const usedKeys = findCalls(/\bt\(\s*['"]([^'"]+)['"]/g);
    expect(usedKeys.length).toBeGreaterThan(40);
    expect(usedKeys.filter(({ key }) => !english.includes(key))).toEqual([]);
  });

  it('are in the English messages if a part of them is variable', () => {
    const usedKeys = findCalls(/\bt\(\s*`([^`]+)`/g);
    const isKnownKey = (key: string) => {
      const parts = key.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
      return english.some((other) => new RegExp(`^${parts.join('[^.]+')}$`).test(other));
    };
    expect(usedKeys.filter(({ key }) => !isKnownKey(key))).toEqual([]);
  });

  it('are literals where they are used, so that they can be found', () => {
    expect(findCalls(/\bt\(\s*([^\s'"`)][^)]*)/g)).toEqual([]);
  });
});

/** The two-byte characters of an encoding: `euc-jp` for Japanese, `gbk` for simplified Chinese. */
const listCharacters = (encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 94 }, (_, index) => 0xa1 + index);
  return new Set(bytes.flatMap((row) => bytes.map((cell) => decoder.decode(Uint8Array.of(row, cell)))));
};

it.each([
  ['jp', 'euc-jp'],
  ['cn', 'gbk'],
] as const)('the messages of %s have no Chinese characters that its language does not use', (locale, encoding) => {
  const allowedCharacters = listCharacters(encoding);
  const messages = listNamespaces(locale).flatMap((namespace) => [...readMessages(locale, namespace).values()]);
  const hanCharacters = String(messages).match(/\p{Script=Han}/gu) ?? [];
  expect(hanCharacters.length).toBeGreaterThan(1000);
  expect(hanCharacters.filter((character) => !allowedCharacters.has(character))).toEqual([]);
});
