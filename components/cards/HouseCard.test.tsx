import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { HouseCard } from './HouseCard';

const house = {
  title: 'Helvant',
  text: 'Watches.',
  href: '/en/houses/helvant/',
  image: null,
  founded: 1874,
  city: 'Geneva',
  country: 'CH',
};

it.each([
  ['en', 'Geneva, Switzerland · 1874'],
  ['fr', 'Geneva, Suisse · 1874'],
  ['jp', 'Geneva, スイス · 1874'],
] as const)('says where it is from and since when in %s', (locale, origin) => {
  renderWithSite(<HouseCard house={house} />, { content: { locale } });
  expect(screen.getByRole('heading', { level: 4, name: 'Helvant' })).toBeVisible();
  expect(screen.getByText(origin)).toBeVisible();
});
