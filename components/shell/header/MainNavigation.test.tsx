import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { tab } from '@/tests/support/site-content';
import { MainNavigation } from './MainNavigation';

const getHalves = () =>
  within(screen.getByRole('navigation', { name: t('menu.main') }))
    .getAllByRole('list')
    .map((half) =>
      within(half)
        .queryAllByRole('link')
        .map((link) => link.textContent),
    );

it.each([
  [['Group', 'Houses', 'News', 'Talents'], 2],
  [['Group', 'Houses', 'News', 'Talents', 'Investors'], 3],
])('places half of the tabs %j on each side', (names, middle) => {
  renderWithSite(<MainNavigation />, { content: { menu: names.map((name) => tab(name)) } });
  expect(getHalves()).toEqual([names.slice(0, middle), names.slice(middle)]);
});
