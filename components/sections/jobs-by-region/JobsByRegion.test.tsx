import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { renderWithSite } from '@/tests/support/render';
import JobsByRegion from './JobsByRegion';

const offersPath = '/en/talents/offers/';
const regions = [
  {
    label: 'Europe',
    count: 1009,
    href: `${offersPath}?continent=europe`,
    countries: [
      { label: 'France', count: 1008, href: `${offersPath}?country=FR` },
      { label: 'Italy', count: 1, href: `${offersPath}?country=IT` },
    ],
  },
  { label: 'Oceania', count: 1, href: `${offersPath}?continent=oceania`, countries: [] },
];

const renderRegions = () =>
  renderWithSite(
    <JobsByRegion
      type="jobs-by-region"
      title="Where we are"
      regions={regions}
      link={{ label: 'All offers', href: offersPath, kind: 'internal' }}
    />,
  );

it('links from each region and country to its offers, and shows how many there are', () => {
  renderRegions();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Skip the list of regions', '#after-regions'],
    ['Europe 1,009 jobs', `${offersPath}?continent=europe`],
    ['France 1,008', `${offersPath}?country=FR`],
    ['Italy 1', `${offersPath}?country=IT`],
    ['Oceania 1 job', `${offersPath}?continent=oceania`],
    ['All offers', offersPath],
  ]);
});

it('has a heading for each region, with its countries beside it', () => {
  renderRegions();
  expect(screen.getByRole('heading', { level: 2, name: 'Where we are' })).toBeVisible();
  const europe = screen.getByRole('heading', { level: 3, name: /^Europe/ }).parentElement as HTMLElement;
  expect(within(europe).getAllByRole('listitem')).toHaveLength(2);
});

it('tracks which region or country was chosen', async () => {
  const { user } = renderRegions();
  await user.click(screen.getByRole('link', { name: /^Oceania/ }));
  await user.click(screen.getByRole('link', { name: /^Italy/ }));
  await user.click(screen.getByRole('link', { name: 'All offers' }));
  expect(getInteractions()).toEqual([
    ['Job offers', 'Click map', 'Oceania'],
    ['Job offers', 'Click map', 'Italy'],
  ]);
});
