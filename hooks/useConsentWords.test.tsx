import { renderHook, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { siteAround } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { useConsentWords } from './useConsentWords';

const renderWords = () => {
  const instance = createInstance();
  instance.use(initReactI18next).init({ lng: 'jp', fallbackLng: false, resources: { jp: {} }, initAsync: false });
  const Site = siteAround({ content: { locale: 'jp' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Site>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
    </Site>
  );
  return renderHook(useConsentWords, { wrapper }).result;
};

it('has the words of the locale once they are fetched', async () => {
  server.use(http.get('/locales/jp/consent.json', () => HttpResponse.json({ accept: 'すべて同意する' })));
  const result = renderWords();
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.('accept')).toBe('すべて同意する'));
});

it('has none where they cannot be had', async () => {
  const asked = vi.fn(() => HttpResponse.error());
  server.use(http.get('/locales/jp/consent.json', asked));
  const result = renderWords();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(result.current).toBeNull();
});
