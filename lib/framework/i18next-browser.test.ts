import { globSync, readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import i18next, { type i18n } from 'i18next';
import { createElement } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import config from '@/next.config.js';
import i18nConfig from '@/next-i18next.config.js';
import browser, { keyFromSelector } from './i18next-browser';

type Words = { [key: string]: Words | string };

const wordsOf = (locale: Locale): Record<string, Words> =>
  Object.fromEntries(
    globSync(`public/locales/${locale}/*.json`).map((file) => [
      file.replace(/.*\/|\.json$/g, ''),
      JSON.parse(readFileSync(file, 'utf8')),
    ]),
  );

const { defaultNS, fallbackLng, interpolation, use = [] } = i18nConfig;

/** An instance of a library with all strings of a locale, as next-i18next creates it. */
const instanceOf = async (library: { createInstance: typeof i18next.createInstance }, locale: Locale) => {
  const resources = { [locale]: wordsOf(locale) };
  const instance = library.createInstance({ lng: locale, defaultNS, fallbackLng, interpolation, resources });
  for (const plugin of use) instance.use(plugin);
  await instance.init();
  return instance;
};
const ours = (locale: Locale) => instanceOf(browser as unknown as typeof i18next, locale);

const keysOf = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

/** Every key, and what is left of it without its plural form and context, each with the context that it may have. */
const asked = (words: Words) =>
  [...keysOf(words), 'missing.key', 'missing'].flatMap((key) => {
    const [, stem = key, first, second] = /^(.*?)(?:_([^_.]+))?(?:_([^_.]+))?$/.exec(key) ?? [];
    const withContext = first ? [{ key: stem, context: first }] : [];
    const withOther = second ? [{ key: `${stem}_${first}`, context: second }] : [];
    return [{ key, context: undefined }, { key: stem, context: undefined }, ...withContext, ...withOther];
  });

/** A value for each name that strings use. */
const valuesFor = (words: Words) =>
  Object.fromEntries([...JSON.stringify(words).matchAll(/{{(\w+)}}/g)].map(([, name]) => [name, `the ${name}`]));

const value = fc.oneof(fc.string(), fc.double(), fc.constantFrom('{{count}}', '$&', '« maison »', null, undefined));

describe.each(locales)('in %s', (locale) => {
  it('gives the same strings as i18next, for every key and number', async () => {
    const [real, small] = [await instanceOf(i18next, locale), await ours(locale)];
    for (const [namespace, words] of Object.entries(wordsOf(locale))) {
      const [expected, found] = [real.getFixedT(locale, namespace), small.getFixedT(locale, namespace)];
      for (const { key, context } of asked(words))
        for (const values of [undefined, 0, 1, 2, 11, 1_000_000].map((count) => ({
          ...valuesFor(words),
          context,
          count,
        })))
          expect(found(key, values), `${namespace}:${key} ${JSON.stringify(values)}`).toBe(expected(key, values));
    }
  });

  it('formats any value as i18next does', async () => {
    const [real, small] = [await instanceOf(i18next, locale), await ours(locale)];
    const key = 'searchExpander.resultCount';
    fc.assert(
      fc.property(value, fc.nat(), (query, count) => {
        const values = { query, count };
        expect(small.getFixedT(locale, 'common')(key, values)).toBe(real.getFixedT(locale, 'common')(key, values));
      }),
    );
  });
});

const Back = () => createElement('p', null, useTranslation().t('menu.back'));
const show = (instance: i18n) => render(createElement(I18nextProvider, { i18n: instance }, createElement(Back)));

it('shows the strings of another language once they are added and chosen', async () => {
  const instance = await ours('en');
  show(instance);
  expect(screen.getByText('Back')).toBeInTheDocument();
  instance.addResourceBundle('fr', 'common', wordsOf('fr').common);
  await act(() => instance.changeLanguage('fr'));
  expect(screen.getByText('Retour')).toBeInTheDocument();
});

it('emits nothing for a language that is already chosen, so that a page is not rendered twice at its start', async () => {
  const instance = await ours('en');
  const listener = vi.fn();
  instance.on('languageChanged', listener);
  await instance.changeLanguage('en');
  expect(listener).not.toHaveBeenCalled();
});

it('replaces as many values in a text as the settings allow', async () => {
  const long = '{{x}}'.repeat(1001);
  const [real, small] = [await instanceOf(i18next, 'en'), await ours('en')];
  for (const instance of [real, small]) instance.addResourceBundle('en', 'long', { long });
  const found = small.getFixedT('en', 'long')('long', { x: 'y' });
  expect(found.match(/y/g)).toHaveLength(1000);
  expect(found).toBe(real.getFixedT('en', 'long')('long', { x: 'y' }));
});

it('knows which strings were added', async () => {
  const instance = await ours('en');
  expect(instance.hasResourceBundle('en', 'common')).toBe(true);
  expect(instance.hasResourceBundle('fr', 'consent')).toBe(false);
});

it('uses the strings of another namespace if a key asks for it', async () => {
  expect((await ours('en')).getFixedT('en', 'jobs')('menu.back', { ns: 'common' })).toBe('Back');
});

it('replaces i18next in browsers, and exports everything that its users import there', () => {
  const webpack = { module: { rules: [] }, resolve: { alias: {} as Record<string, string> } };
  config.webpack?.(webpack, { isServer: false } as never);
  expect(webpack.resolve.alias.i18next$).toContain('lib/framework/i18next-browser.ts');
  const imports = globSync('node_modules/{next-i18next/dist/pagesRouter,react-i18next/dist/es}/**/*.{mjs,js}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^import .* from ["']i18next["']/gm) ?? [],
  );
  expect(new Set(imports.map((line) => line.replaceAll('"', "'")))).toEqual(
    new Set(["import i18n from 'i18next'", "import { keyFromSelector } from 'i18next'"]),
  );
  expect(keyFromSelector).toThrow();
});
