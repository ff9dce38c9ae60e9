import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';

const folder = 'public/locales';
const pluralForm = /_(zero|one|two|few|many|other)$/;
const keyOf = (messageKey: string) => messageKey.replace(pluralForm, '');

const flatten = (messages: object, prefix = ''): [string, unknown][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
const namespaces = (locale: Locale) => readdirSync(path.join(folder, locale)).sort();
const messagesOf = (locale: Locale, namespace: string) =>
  new Map(flatten(JSON.parse(readFileSync(path.join(folder, locale, namespace), 'utf8'))));

const placeholders = (message: unknown) => [...new Set(String(message).match(/\{\{[^}]*\}\}/g))].sort();
/** The values that a message must contain. The singular may leave out the count. */
const told = (key: string, values: string[]) =>
  key.endsWith('_one') ? values.filter((one) => one !== '{{count}}') : values;

describe.each(locales.filter((locale) => locale !== 'en'))('the messages of %s', (locale) => {
  it('are in the same namespaces as the English ones', () => {
    expect(namespaces(locale)).toEqual(namespaces('en'));
  });

  it.each(namespaces('en'))('have in %s the same keys as the English ones', (namespace) => {
    const keys = (other: Locale) => [...new Set([...messagesOf(other, namespace).keys()].map(keyOf))].sort();
    expect(keys(locale)).toEqual(keys('en'));
  });

  it.each(namespaces('en'))('have in %s the same placeholders as the English ones', (namespace) => {
    const english = new Map([...messagesOf('en', namespace)].map(([key, value]) => [keyOf(key), placeholders(value)]));
    for (const [key, value] of messagesOf(locale, namespace))
      expect({ [key]: told(key, placeholders(value)) }).toEqual({ [key]: told(key, english.get(keyOf(key)) ?? []) });
  });

  it.each(namespaces('en'))('are not left in English in %s', (namespace) => {
    const english = messagesOf('en', namespace);
    const messages = [...messagesOf(locale, namespace)];
    const same = messages.filter(([key, value]) => value === english.get(key)).map(([key]) => key);
    expect(same.length, `the same as in English: ${same.join(', ')}`).toBeLessThan(messages.length / 4);
  });
});

describe.each(locales)('every message of %s', (locale) => {
  it.each(namespaces('en'))('is a non-empty text in %s', (namespace) => {
    const wrong = [...messagesOf(locale, namespace)].filter(([, value]) => typeof value !== 'string' || !value.trim());
    expect(wrong).toEqual([]);
  });

  it.each(namespaces('en'))('with a count has each plural form of its language, and no other, in %s', (namespace) => {
    const needed = new Intl.PluralRules(getLanguageTag(locale)).resolvedOptions().pluralCategories.toSorted();
    const messages = [...messagesOf(locale, namespace).keys()];
    const counting = new Set([...messagesOf('en', namespace).keys()].filter((key) => pluralForm.test(key)).map(keyOf));
    for (const key of counting) {
      const forms = messages.filter((other) => pluralForm.test(other) && keyOf(other) === key);
      expect({ [key]: forms.map((form) => pluralForm.exec(form)?.[1]).toSorted() }).toEqual({ [key]: needed });
    }
  });
});

describe('the keys that components use', () => {
  const sources = ['components', 'contexts', 'hooks', 'pages'].flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => path.join(floor, file)),
  );
  const calls = (pattern: RegExp) =>
    sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, key = '']) => ({ file, key })));
  const english = [
    ...new Set(namespaces('en').flatMap((namespace) => [...messagesOf('en', namespace).keys()].map(keyOf))),
  ];

  it('are in the English messages', () => {
    const used = calls(/\bt\(\s*['"]([^'"]+)['"]/g);
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter(({ key }) => !english.includes(key))).toEqual([]);
  });

  it('are in the English messages if a part of them is variable', () => {
    const used = calls(/\bt\(\s*`([^`]+)`/g);
    const known = (key: string) => {
      const parts = key.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
      return english.some((other) => new RegExp(`^${parts.join('[^.]+')}$`).test(other));
    };
    expect(used.filter(({ key }) => !known(key))).toEqual([]);
  });

  it('are literals where they are used, so that they can be found', () => {
    expect(calls(/\bt\(\s*([^\s'"`)][^)]*)/g)).toEqual([]);
  });
});

/** The characters of a national standard, in its encoding: Japanese ones, or simplified Chinese ones. */
const charactersOf = (encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 94 }, (_, place) => 0xa1 + place);
  return new Set(bytes.flatMap((row) => bytes.map((cell) => decoder.decode(Uint8Array.of(row, cell)))));
};

it.each([
  ['jp', 'euc-jp'],
  ['cn', 'gbk'],
] as const)('the messages of %s have no Chinese characters of another writing', (locale, encoding) => {
  const own = charactersOf(encoding);
  const messages = namespaces(locale).flatMap((namespace) => [...messagesOf(locale, namespace).values()]);
  const written = String(messages).match(/\p{Script=Han}/gu) ?? [];
  expect(written.length).toBeGreaterThan(1000);
  expect(written.filter((one) => !own.has(one))).toEqual([]);
});
