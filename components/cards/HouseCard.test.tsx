import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { buildHouseCard } from '@/tests/support/site-content';
import { HouseCard } from './HouseCard';

const house = buildHouseCard('Helvant', { image: null });

it('shows the place and the founding year', () => {
  renderWithSite(<HouseCard house={house} />);
  expect(screen.getByRole('heading', { level: 4, name: 'Helvant' })).toBeVisible();
  expect(screen.getByText('Geneva, Switzerland')).toBeVisible();
  expect(screen.getByText('1874')).toBeVisible();
});

it('links to the house with its logo', () => {
  renderWithSite(<HouseCard house={house} />);
  const link = screen.getByRole('link', { name: 'Helvant' });
  expect(link).toHaveAttribute('href', '/en/houses/helvant/');
  expect(link).toContainElement(screen.getByRole('img', { name: 'Helvant' }));
});
