import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales, localeTable } from '@/lib/i18n/locales';
import type { PageLocalization } from '@/lib/model/page';
import { fakeRouter, renderWithSite } from '@/tests/support/render';
import { localizations } from '@/tests/support/site-content';
import { LanguageLinks } from './LanguageLinks';

const link = (name: string) => screen.getByRole('link', { name });

it('names each language in that language', () => {
  renderWithSite(<LanguageLinks />);
  for (const locale of locales) {
    const { name, tag } = localeTable[locale];
    expect(link(name)).toHaveAttribute('lang', tag);
    expect(link(name)).toHaveAttribute('hreflang', tag);
  }
});

it('links to the same page if it exists, otherwise to the home page of the language', () => {
  const pageLocalizations: PageLocalization[] = [
    { locale: 'fr', path: '/fr/groupe/' },
    ...localizations('group', ['en', 'jp']),
  ];
  renderWithSite(<LanguageLinks />, { content: { pageLocalizations } });
  expect(link('English')).toHaveAttribute('href', '/en/group/');
  expect(link('Français')).toHaveAttribute('href', '/fr/groupe/');
  expect(link('日本語')).toHaveAttribute('href', '/jp/group/');
  expect(link('Italiano')).toHaveAttribute('href', '/it/');
  expect(link('简体中文')).toHaveAttribute('href', '/cn/');
});

it('marks the current language', () => {
  renderWithSite(<LanguageLinks />, { content: { locale: 'it' } });
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Italiano');
});

it('loads the page in the other language as a new document', async () => {
  const router = fakeRouter();
  const { user } = renderWithSite(<LanguageLinks />, { router });
  await user.click(link('Français'));
  expect(router.push).not.toHaveBeenCalled();
});
