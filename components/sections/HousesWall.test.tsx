import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { houseCard, picture } from '@/tests/support/site-content';
import { HousesWall } from './HousesWall';

const houses = [houseCard('Helvant', { image: picture({ alt: 'A dial' }) }), houseCard('Orvaine', { image: null })];

const house = (name: string) => screen.getByRole('link', { name });

it('links to each house with its logo', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  for (const { title, href } of houses) {
    expect(house(title)).toHaveAttribute('href', href);
    expect(house(title)).toContainElement(screen.getByRole('img', { name: title }));
  }
});

it('has cells only for the houses if it has no link', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('shows the pictures of houses as decoration, without accessible names', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  expect(within(house('Helvant')).getByRole('presentation', { hidden: true })).toHaveAttribute('loading', 'lazy');
  expect(within(house('Orvaine')).queryByRole('presentation', { hidden: true })).toBeNull();
});
