import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentProvider } from '@/contexts/ContentContext';
import i18nConfig from '@/next-i18next.config';
import { pass, useFakeClock } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { siteContent } from '@/tests/support/site-content';
import { useLateStrings } from './useLateStrings';

const content = siteContent({ locale: 'jp' });

interface Wrapped {
  pageProps: object;
  children: ReactNode;
}

/** An app with translations, configured like the real one. */
const App = appWithTranslation((({ children }: Wrapped) => children) as unknown as ComponentType<AppProps>, i18nConfig);
const Translated = App as unknown as ComponentType<Wrapped>;

const renderWords = () => {
  const _nextI18Next = { initialI18nStore: { jp: { common: {} } }, initialLocale: 'jp', ns: ['common'] };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Translated pageProps={{ _nextI18Next }}>
      <ContentProvider content={content}>{children}</ContentProvider>
    </Translated>
  );
  return renderHook(() => useLateStrings('consent'), { wrapper }).result;
};

const address = '/locales/jp/consent.json';
const answer = () => HttpResponse.json({ accept: 'すべて同意する' });

afterEach(() => vi.useRealTimers());

it('has the strings of the locale once they are loaded', async () => {
  server.use(http.get(address, answer));
  const result = renderWords();
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.('accept')).toBe('すべて同意する'));
});

it('has them once a broken file is repaired', async () => {
  useFakeClock();
  let isBroken = true;
  server.use(http.get(address, () => (isBroken ? new HttpResponse('{"accept":') : answer())));
  const result = renderWords();
  await pass(700);
  isBroken = false;
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.('accept')).toBe('すべて同意する'));
});

it('has none when they are unavailable, and requests them five more times', async () => {
  useFakeClock();
  const asked = vi.fn(() => HttpResponse.error());
  server.use(http.get(address, asked));
  const result = renderWords();
  for (let second = 0; second < 15; second++) await pass(1000);
  expect(asked).toHaveBeenCalledTimes(6);
  expect(result.current).toBeNull();
});
