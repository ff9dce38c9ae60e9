import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Link } from '@/lib/model/field-types';
import { renderWithSite } from '@/tests/support/render';
import { houseCard, picture } from '@/tests/support/site-content';
import { HousesWall } from './HousesWall';

const houses = [houseCard('Helvant', { image: picture({ alt: 'A dial' }) }), houseCard('Orvaine', { image: null })];
const all: Link = { label: 'All the houses', href: '/en/houses/', kind: 'internal' };

const house = (name: string) => screen.getByRole('link', { name });

it('links to each house with its logo', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  for (const { title, href } of houses) {
    expect(house(title)).toHaveAttribute('href', href);
    expect(house(title)).toContainElement(screen.getByRole('img', { name: title }));
  }
});

it('shows its link in the last place', () => {
  renderWithSite(<HousesWall houses={houses} link={all} />);
  const places = screen.getAllByRole('listitem');
  expect(places).toHaveLength(3);
  const last = within(places.at(-1) as HTMLElement).getByRole('link', { name: 'All the houses' });
  expect(last).toHaveAttribute('href', '/en/houses/');
});

it('has places only for the houses if it has no link', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('has the pictures of houses without names of their own', () => {
  renderWithSite(<HousesWall houses={houses} link={null} />);
  expect(within(house('Helvant')).getByRole('presentation', { hidden: true })).toHaveAttribute('loading', 'lazy');
  expect(within(house('Orvaine')).queryByRole('presentation', { hidden: true })).toBeNull();
});
