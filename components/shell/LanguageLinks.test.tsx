import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locales, localeTable } from '@/lib/i18n/locales';
import { fakeRouter, renderWithSite } from '@/tests/support/render';
import { localizations } from '@/tests/support/site-content';
import { LanguageLinks } from './LanguageLinks';

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clears the language of the previous test
  document.cookie = 'NEXT_LOCALE=; path=/; max-age=0';
});

afterEach(() => vi.unstubAllGlobals());

it('names each language in that language', () => {
  renderWithSite(<LanguageLinks />);
  for (const locale of locales) {
    const { name, tag } = localeTable[locale];
    expect(link(name)).toHaveAttribute('lang', tag);
    expect(link(name)).toHaveAttribute('hreflang', tag);
  }
});

it('links to the same page if it exists, otherwise to the home page of the language', () => {
  const pageLocalizations = [{ locale: 'fr', path: '/fr/groupe/' }, ...localizations('group', ['en', 'jp'])];
  renderWithSite(<LanguageLinks />, { content: { pageLocalizations } });
  expect(link('English')).toHaveAttribute('href', '/en/group/');
  expect(link('Français')).toHaveAttribute('href', '/fr/groupe/');
  expect(link('日本語')).toHaveAttribute('href', '/jp/group/');
  expect(link('Italiano')).toHaveAttribute('href', '/it/');
  expect(link('简体中文')).toHaveAttribute('href', '/cn/');
});

it('keeps the query on the same page in another language, but not on a home page', async () => {
  window.history.replaceState(null, '', '/en/search/?search=Orvaine&sort=date_asc');
  const pageLocalizations = localizations('search', ['en', 'fr']);
  const { user } = renderWithSite(<LanguageLinks />, { content: { pageLocalizations } });
  for (const name of ['Français', 'Italiano']) await user.click(link(name));
  expect(link('Français')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/fr\/search\/\?search=Orvaine&sort=date_asc$/),
  );
  expect(link('Italiano')).toHaveAttribute('href', '/it/');
  window.history.replaceState(null, '', '/');
});

it('marks the current language', () => {
  renderWithSite(<LanguageLinks />, { content: { locale: 'it' } });
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Italiano');
});

it('remembers the language that is chosen', async () => {
  const { user } = renderWithSite(<LanguageLinks />);
  expect(document.cookie).not.toContain('NEXT_LOCALE');
  await user.click(link('简体中文'));
  expect(document.cookie).toContain('NEXT_LOCALE=cn');
  await user.click(link('Français'));
  expect(document.cookie).toContain('NEXT_LOCALE=fr');
});

it.each([
  ['https:', true],
  ['http:', false],
])('remembers it for %s, only over https if the site is served over it: %s', async (protocol, secure) => {
  vi.stubGlobal('location', { ...window.location, protocol });
  const written = vi.spyOn(document, 'cookie', 'set');
  const { user } = renderWithSite(<LanguageLinks />);
  await user.click(link('Français'));
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('samesite=lax'));
  expect(written.mock.lastCall?.[0].endsWith('; secure')).toBe(secure);
});

it('loads the page in the other language as a new document', async () => {
  const router = fakeRouter();
  const { user } = renderWithSite(<LanguageLinks />, { router });
  await user.click(link('Français'));
  expect(router.push).not.toHaveBeenCalled();
});
