import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { buildHouseCard, buildPicture } from '@/tests/support/site-content';
import { HousesWall } from './HousesWall';

const houses = [
  buildHouseCard('Helvant', { image: buildPicture({ alt: 'A dial' }) }),
  buildHouseCard('Orvaine', { image: null }),
];

const getHouse = (name: string) => screen.getByRole('link', { name });

it('links to each house with its logo', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  for (const { title, href } of houses) {
    expect(getHouse(title)).toHaveAttribute('href', href);
    expect(getHouse(title)).toContainElement(screen.getByRole('img', { name: title }));
  }
});

it('shows the pictures of houses as decoration, without accessible names', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  expect(within(getHouse('Helvant')).getByRole('presentation', { hidden: true })).toHaveAttribute('loading', 'lazy');
  expect(within(getHouse('Orvaine')).queryByRole('presentation', { hidden: true })).toBeNull();
});
