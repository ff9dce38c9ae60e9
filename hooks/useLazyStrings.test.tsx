import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentProvider } from '@/contexts/ContentContext';
import i18nConfig from '@/next-i18next.config';
import { advanceClock, useFakeClock } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildSiteContent } from '@/tests/support/site-content';
import { useLazyStrings } from './useLazyStrings';

const content = buildSiteContent({ locale: 'jp' });

interface WrapperProps {
  pageProps: object;
  children: ReactNode;
}

/** An app with translations, configured like the real one. */
const App = appWithTranslation(
  (({ children }: WrapperProps) => children) as unknown as ComponentType<AppProps>,
  i18nConfig,
);
const TranslatedApp = App as unknown as ComponentType<WrapperProps>;

const renderStrings = () => {
  const _nextI18Next = { initialI18nStore: { jp: { common: {} } }, initialLocale: 'jp', ns: ['common'] };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatedApp pageProps={{ _nextI18Next }}>
      <ContentProvider content={content}>{children}</ContentProvider>
    </TranslatedApp>
  );
  return renderHook(() => useLazyStrings('consent'), { wrapper }).result;
};

const path = '/locales/jp/consent.json';
const respond = () => HttpResponse.json({ accept: 'すべて同意する' });

afterEach(() => vi.useRealTimers());

it('has the strings of the locale once they are loaded', async () => {
  server.use(http.get(path, respond));
  const result = renderStrings();
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.('accept')).toBe('すべて同意する'));
});

it('has the strings once a broken file is repaired', async () => {
  useFakeClock();
  let isBroken = true;
  server.use(http.get(path, () => (isBroken ? new HttpResponse('{"accept":') : respond())));
  const result = renderStrings();
  await advanceClock(700);
  isBroken = false;
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.('accept')).toBe('すべて同意する'));
});

it('has no strings while they are unavailable, and requests them five more times', async () => {
  useFakeClock();
  const respondWithError = vi.fn(() => HttpResponse.error());
  server.use(http.get(path, respondWithError));
  const result = renderStrings();
  for (let second = 0; second < 15; second++) await advanceClock(1000);
  expect(respondWithError).toHaveBeenCalledTimes(6);
  expect(result.current).toBeNull();
});
