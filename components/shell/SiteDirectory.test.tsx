import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { tab } from '@/tests/support/site-content';
import { SiteDirectory } from './SiteDirectory';

it('lists every page of the menus', () => {
  renderWithSite(<SiteDirectory />, { content: { headerTabs: [tab('Group', 2), tab('News', 0)] } });
  expect(screen.getByRole('navigation', { name: t('menu.directory') })).toHaveAttribute('id', 'site-directory');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/group/',
    '/en/group/1/a/',
    '/en/group/1/b/',
    '/en/group/2/a/',
    '/en/group/2/b/',
    '/en/news/',
  ]);
});

it('ends with the menu that has many sections, whose titles it shows', () => {
  renderWithSite(<SiteDirectory />, { content: { headerTabs: [tab('Houses', 6), tab('News', 1)] } });
  expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('News');
  expect(screen.getByText('Houses 6')).toBeVisible();
  expect(screen.queryByText('News 1')).toBeNull();
});
