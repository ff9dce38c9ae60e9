import i18next, { type BackendModule } from 'i18next';
import type { AppProps } from 'next/app';
import { appWithTranslation, type UserConfig, useTranslation } from 'next-i18next/pages';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import config from '../../next-i18next.config';
import { locales } from './locales';
import { loadTranslations } from './translations';

const settings: UserConfig = config;

/** Creates an i18next instance with the settings of the site, which loads strings with `read`. */
const createI18n = (read: BackendModule['read']) => {
  const backend: BackendModule = { type: 'backend', callbackApi: true, init: () => undefined, read };
  const { i18n: _, use: __, ...options } = settings;
  const created = i18next.createInstance({ ...options, lng: 'en', ns: [], initAsync: false });
  created.use(backend).init();
  return created;
};

const render = (
  App: (props: AppProps) => ReturnType<typeof createElement>,
  pageProps: object,
  config: UserConfig | null = settings,
) => renderToString(createElement(appWithTranslation(App, config), { pageProps } as unknown as AppProps));

describe('the settings of translations', () => {
  it('reads the common namespace unless another is named, and never another language', async () => {
    const read = vi.fn<BackendModule['read']>((_lng, _ns, done) => done(null, { known: 'Known' }));
    const { loadNamespaces, t } = createI18n(read);
    await loadNamespaces('common');
    expect(read.mock.calls.map(([lng, ns]) => `${lng}/${ns}`)).toEqual(['en/common']);
    expect(t('known')).toBe('Known');
    expect(t('unknown')).toBe('unknown');
  });

  it('replaces a thousand values in a text, and no more', () => {
    const { t } = createI18n((_lng, _ns, done) => done(null, {}));
    const replaced = t('', { defaultValue: '{{x}}'.repeat(1001), x: 'y' });
    expect(replaced.match(/y/g)).toHaveLength(1000);
  });
});

describe('translations', () => {
  it.each(locales)('returns only the strings of %s', async (locale) => {
    const { _nextI18Next: props } = await loadTranslations(locale);
    expect(Object.keys(props?.initialI18nStore ?? {})).toEqual([locale]);
    expect(Object.keys(props?.initialI18nStore[locale])).toEqual(['common']);
    expect(props?.initialI18nStore[locale].common.search.open).toEqual(expect.any(String));
  });

  it('returns the namespaces that a page requests, without the settings', async () => {
    const { _nextI18Next: props } = await loadTranslations('en', ['jobs']);
    expect(props?.ns).toEqual(['common', 'jobs']);
    expect(props?.userConfig).toBeNull();
  });
});

describe('the translated site', () => {
  const Favourites = () => createElement('p', null, useTranslation('shell').t('favourites.open', { count: 1 }));

  it.each(locales)('shows in %s the strings of the page props', async (locale) => {
    const pageProps = await loadTranslations(locale, ['shell']);
    const strings = pageProps._nextI18Next?.initialI18nStore[locale].shell.favourites;
    const expected: string = ['cn', 'jp'].includes(locale) ? strings.open_other : strings.open_one;
    expect(render(Favourites, pageProps)).toBe(`<p>${expected.replace('{{count}}', '1')}</p>`);
  });

  const { i18n, ...otherSettings } = settings;
  it.each([
    ['configuration', null, 'without a next-i18next config'],
    ['languages', otherSettings, 'without config.i18n'],
    ['default language', { ...otherSettings, i18n: { ...i18n, defaultLocale: '' } }, 'a defaultLocale property'],
  ])('throws an error if its %s is missing', async (_, config, message) => {
    const pageProps = await loadTranslations('en', ['shell']);
    expect(() => render(Favourites, pageProps, config as UserConfig | null)).toThrow(message);
  });
});
