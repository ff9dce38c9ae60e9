import { readFileSync } from 'node:fs';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';
import { useDocumentLanguage } from './useDocumentLanguage';

it.each(locales)('sets the document’s language to the tag of %s', (locale) => {
  renderHook(() => useDocumentLanguage(locale));
  expect(document.documentElement).toHaveAttribute('lang', getLanguageTag(locale));
});

it('follows the locale of the page', () => {
  const { rerender } = renderHook(({ locale }) => useDocumentLanguage(locale), {
    initialProps: { locale: 'en' as Locale },
  });
  rerender({ locale: 'jp' });
  expect(document.documentElement).toHaveAttribute('lang', 'ja-JP');
});

it('restores the tag if the router writes the locale code', async () => {
  renderHook(() => useDocumentLanguage('cn'));
  document.documentElement.lang = 'cn';
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'zh-CN'));
});

it('is needed as long as Next’s router writes the locale code', () => {
  const router = readFileSync('node_modules/next/dist/shared/lib/router/router.js', 'utf8');
  expect(router).toContain('document.documentElement.lang = nextState.locale;');
});
