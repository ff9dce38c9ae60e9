import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { houseCard } from '@/tests/support/site-content';
import { HouseCard } from './HouseCard';

const house = houseCard('Helvant', { image: null });

it.each([
  ['en', 'Geneva, Switzerland · 1874'],
  ['fr', 'Geneva, Suisse · 1874'],
  ['jp', 'Geneva, スイス · 1874'],
] as const)('says where it is from and since when in %s', (locale, origin) => {
  renderWithSite(<HouseCard house={house} />, { content: { locale } });
  expect(screen.getByRole('heading', { level: 4, name: 'Helvant' })).toBeVisible();
  expect(screen.getByText(origin)).toBeVisible();
});

it('leads to the house by the name that it draws', () => {
  renderWithSite(<HouseCard house={house} />);
  const link = screen.getByRole('link', { name: 'Helvant' });
  expect(link).toHaveAttribute('href', '/en/houses/helvant/');
  expect(link).toContainElement(screen.getByRole('img', { name: 'Helvant' }));
});
