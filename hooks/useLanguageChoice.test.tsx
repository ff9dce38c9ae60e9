import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageLinks } from '@/components/shell/LanguageLinks';
import { renderWithSite } from '@/tests/support/render';
import { localizations } from '@/tests/support/site-content';
import { useLanguageChoice } from './useLanguageChoice';

function Links() {
  useLanguageChoice();
  return <LanguageLinks />;
}
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clears the language of the previous test
  document.cookie = 'NEXT_LOCALE=; path=/; max-age=0';
});
afterEach(() => vi.unstubAllGlobals());

it('stores the chosen language in a cookie', async () => {
  const { user } = renderWithSite(<Links />);
  expect(document.cookie).not.toContain('NEXT_LOCALE');
  await user.click(link('简体中文'));
  expect(document.cookie).toContain('NEXT_LOCALE=cn');
  await user.click(link('Français'));
  expect(document.cookie).toContain('NEXT_LOCALE=fr');
});

it.each([
  ['https:', true],
  ['http:', false],
])('stores it on a page served over %s, for secure connections only: %s', async (protocol, secure) => {
  vi.stubGlobal('location', { ...window.location, protocol });
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  const { user } = renderWithSite(<Links />);
  await user.click(link('Français'));
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('samesite=lax'));
  expect(setCookie.mock.lastCall?.[0].endsWith('; secure')).toBe(secure);
});

it('adds the query to links to the same page in another language, but not to a home page', async () => {
  window.history.replaceState(null, '', '/en/search/?search=Orvaine&sort=date_asc');
  const pageLocalizations = localizations('search', ['en', 'fr']);
  const { user } = renderWithSite(<Links />, { content: { pageLocalizations } });
  for (const name of ['Français', 'Italiano']) await user.click(link(name));
  const query = '/fr/search/?search=Orvaine&sort=date_asc';
  expect(link('Français')).toHaveAttribute('href', expect.stringContaining(query));
  expect(link('Italiano')).toHaveAttribute('href', '/it/');
  window.history.replaceState(null, '', '/');
});
