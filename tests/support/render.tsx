/// <reference types="vite/client" />
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import { ImageConfigContext } from 'next/dist/shared/lib/image-config-context.shared-runtime';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StyleSheetManager } from 'styled-components';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { ContentProvider } from '@/contexts/ContentContext';
import { FavouritesProvider } from '@/contexts/FavouritesContext';
import { HeaderProvider } from '@/contexts/HeaderContext';
import { PopupProvider } from '@/contexts/PopupContext';
import { PreviewProvider } from '@/contexts/PreviewContext';
import { SharePriceProvider } from '@/contexts/SharePriceContext';
import { useSiteLinks } from '@/hooks/useSiteLinks';
import type { Locale } from '@/lib/i18n/locales';
import type { SiteContent } from '@/lib/model/site-content';
import nextConfig from '@/next.config';
import i18nConfig from '@/next-i18next.config';
import { buildSiteContent } from './site-content';

const files = import.meta.glob<object>('../../public/locales/*/*.json', { eager: true, import: 'default' });

/** The strings of a locale by namespace. */
const getMessages = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, messages]) => {
      const [folder, name] = file.split('/').slice(-2);
      return folder === locale && name ? [[name.replace('.json', ''), messages]] : [];
    }),
  );

const instances = new Map<Locale, i18n>();

const getI18n = (locale: Locale): i18n => {
  const cached = instances.get(locale);
  if (cached) return cached;
  const { defaultNS, fallbackLng, interpolation, use = [] } = i18nConfig;
  const instance = createInstance();
  for (const plugin of [...use, initReactI18next]) instance.use(plugin);
  instance.init({
    lng: locale,
    defaultNS,
    fallbackLng,
    interpolation,
    resources: { [locale]: getMessages(locale) },
    initAsync: false,
  });
  instances.set(locale, instance);
  return instance;
};

/** A function that looks up the strings of a locale, with which tests build the texts that they expect. */
export const getTranslator = (locale: Locale, namespace = 'common'): TFunction =>
  getI18n(locale).getFixedT(locale, [namespace, 'shell']);

/** The English strings. */
export const t = getTranslator('en');

/** The English strings about offers. */
export const jobsT = getTranslator('en', 'jobs');

/**
 * A router that does not navigate. A shallow change of the address is written to the history immediately, with the
 * events that Next emits.
 */
export const fakeRouter = (overrides: Partial<NextRouter> = {}): NextRouter => {
  const events = mitt() as NextRouter['events'];
  const createNavigation = (method: 'pushState' | 'replaceState') =>
    vi.fn<NextRouter['push']>(async (url, _, { shallow = false } = {}) => {
      if (!shallow) return true;
      events.emit('routeChangeStart', url, { shallow });
      window.history[method](null, '', `${url}`);
      events.emit('routeChangeComplete', url, { shallow });
      return true;
    });
  return {
    route: '/[[...path]]',
    pathname: '/[[...path]]',
    query: {},
    asPath: '/',
    basePath: '',
    isLocaleDomain: false,
    isFallback: false,
    isReady: true,
    isPreview: false,
    push: createNavigation('pushState'),
    replace: createNavigation('replaceState'),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(async () => {}),
    beforePopState: vi.fn(),
    events,
    ...overrides,
  };
};

type Stylis = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const plugins = new Map<number, Stylis[]>();

/** The plugins that evaluate media queries on the width for a window of `widthPx`, which jsdom does not do. */
const viewport = (widthPx: number): Stylis[] => {
  const evaluateQuery: Stylis = (element) => {
    const [, bound, limit] = /^@media \((min|max)-width:\s*([\d.]+)em\)$/.exec(element.value) ?? [];
    if (!bound) return;
    const limitPx = 16 * Number(limit);
    const matches = bound === 'min' ? widthPx >= limitPx : widthPx <= limitPx;
    element.value = matches ? '@media all' : '@media not all';
  };
  const viewportPlugins = plugins.get(widthPx) ?? [
    Object.defineProperty(evaluateQuery, 'name', { value: `viewport-${widthPx}` }),
  ];
  plugins.set(widthPx, viewportPlugins);
  return viewportPlugins;
};

export const viewportWidths = { mobile: 375, tablet: 820, desktop: 1440 } as const;

const imageConfig = { ...imageConfigDefault, ...nextConfig.images };

export interface SiteOptions {
  /** The content around the page. Its locale also selects the strings. */
  content?: Partial<SiteContent>;
  router?: NextRouter;
  isPreview?: boolean;
  device?: keyof typeof viewportWidths;
}

/** Handles clicks on links as the application does. */
function Links() {
  useSiteLinks();
  return null;
}

/** A component that renders the site around its children: the providers of pages/_app, with an empty cache. */
export const createSiteWrapper = ({
  content,
  router = fakeRouter(),
  isPreview = false,
  device = 'desktop',
}: SiteOptions = {}) => {
  const site = buildSiteContent(content);
  const cache = new Map();
  Object.assign(window, { innerWidth: viewportWidths[device] });
  return function Site({ children }: { children: ReactNode }) {
    return (
      <StyleSheetManager stylisPlugins={viewport(viewportWidths[device])}>
        <SWRConfig value={{ provider: () => cache }}>
          <I18nextProvider i18n={getI18n(site.locale)}>
            <RouterContext value={router}>
              <ImageConfigContext value={imageConfig}>
                <ContentProvider content={site}>
                  <PreviewProvider isPreview={isPreview}>
                    <SharePriceProvider>
                      <FavouritesProvider>
                        <PopupProvider>
                          <HeaderProvider>
                            <Links />
                            {children}
                          </HeaderProvider>
                        </PopupProvider>
                      </FavouritesProvider>
                    </SharePriceProvider>
                  </PreviewProvider>
                </ContentProvider>
              </ImageConfigContext>
            </RouterContext>
          </I18nextProvider>
        </SWRConfig>
      </StyleSheetManager>
    );
  };
};

/** Renders a component within the site, and returns a user to operate it. */
export const renderWithSite = (ui: ReactElement, options: SiteOptions = {}) => {
  const advanceTimers = (ms: number) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined);
  const user = userEvent.setup({ advanceTimers });
  return { user, ...render(ui, { wrapper: createSiteWrapper(options) }) };
};

/** Starts a fake clock that tests can advance. It also advances with real time, for code that waits for real events. */
export const useFakeClock = (now?: Date) => vi.useFakeTimers({ shouldAdvanceTime: true, now });

/** Advances the fake clock. */
export const advanceClock = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Emits the start of a navigation to another page or, if `shallow`, of a change of only the address. */
export const startNavigation = (router: NextRouter, { shallow = false } = {}) =>
  act(() => router.events.emit('routeChangeStart', '/en/other/', { shallow }));
