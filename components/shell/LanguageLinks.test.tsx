import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales, localeTable } from '@/lib/i18n/locales';
import type { PageLocalization } from '@/lib/model/page';
import { fakeRouter, getTranslator, renderWithSite, t } from '@/tests/support/render';
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
  renderWithSite(<LanguageLinks />, {
    content: { pageLocalizations, missingLanguages: { it: 'Italian', cn: 'Chinese' } },
  });
  expect(link('English')).toHaveAttribute('href', '/en/group/');
  expect(link('Français')).toHaveAttribute('href', '/fr/groupe/');
  expect(link('日本語')).toHaveAttribute('href', '/jp/group/');
  const getMissingLink = (name: string, language: string) => link(`${name} ${t('language.missing', { language })}`);
  expect(getMissingLink('Italiano', 'Italian')).toHaveAttribute('href', '/it/?from=/en/group/');
  expect(getMissingLink('简体中文', 'Chinese')).toHaveAttribute('href', '/cn/?from=/en/group/');
});

it('does not send back to a page that does not exist in English', () => {
  const pageLocalizations = localizations('members', ['cn']);
  renderWithSite(<LanguageLinks />, { content: { locale: 'cn', pageLocalizations, missingLanguages: { fr: '法语' } } });
  expect(link(`Français ${getTranslator('cn')('language.missing', { language: '法语' })}`)).toHaveAttribute(
    'href',
    '/fr/',
  );
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
