import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales, localeTable } from '@/lib/i18n/locales';
import { getTranslator, renderWithSite, t } from '@/tests/support/render';
import { Footer } from './Footer';

const getNavigation = (name: string) => within(screen.getByRole('navigation', { name }));

it('links to the home page, to the languages and to the networks', () => {
  renderWithSite(<Footer />);
  expect(screen.getByRole('link', { name: t('shell.home') })).toHaveAttribute('href', '/en/');
  expect(getNavigation(t('language.label')).getAllByRole('link')).toHaveLength(locales.length);
  expect(getNavigation(t('language.label')).getByRole('link', { name: localeTable.fr.name })).toHaveAttribute(
    'href',
    '/fr/',
  );
  expect(getNavigation(t('social.label')).getByRole('link', { name: /LinkedIn/ })).toBeVisible();
});

it('begins with every page of the menus', () => {
  renderWithSite(<Footer />);
  const directory = screen.getByRole('navigation', { name: t('menu.directory') });
  expect(within(directory).getByRole('link', { name: 'Investors 2b' })).toHaveAttribute('href', '/en/investors/2/b/');
  expect(screen.getAllByRole('navigation')[0]).toBe(directory);
});

it('has the links of the settings, then the cookie options', () => {
  renderWithSite(<Footer />);
  const links = getNavigation(t('footer.links')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Legal notice', '/en/legal/'],
    ['Privacy', '/en/privacy/'],
    [t('footer.cookieOptions'), '/en/cookies/'],
  ]);
});

it('shows the two Chinese filings if the settings have them', () => {
  const filings = [
    { title: '沪ICP备00000000号', url: 'https://beian.miit.example/' },
    { title: '沪公网安备00000000号', url: 'https://beian.gov.example/' },
  ];
  renderWithSite(<Footer />, { content: { locale: 'cn', filings } });
  for (const { title, url } of filings) {
    const link = screen.getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(getNavigation(getTranslator('cn')('social.label')).getByRole('link', { name: /微博/ })).toBeVisible();
});

it('shows no filings if the settings have none', () => {
  renderWithSite(<Footer />);
  expect(screen.queryByRole('link', { name: /ICP|备/ })).toBeNull();
});
