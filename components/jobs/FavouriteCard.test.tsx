import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { bareJob, buildJob } from '@/tests/support/site-content';
import { FavouriteCard } from './FavouriteCard';

it('shows the title, house and facts of the offer', () => {
  renderWithSite(<FavouriteCard job={buildJob()} />);
  const card = screen.getByRole('article');
  for (const part of ['Watchmaker', 'Helvant', 'Crafts', 'Geneva, Switzerland', 'Permanent', '1 February 2026'])
    expect(card).toHaveTextContent(part);
});

it('leaves out facts that the board does not provide', () => {
  renderWithSite(<FavouriteCard job={buildJob(bareJob)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Published 1 February 2026']);
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it('places its link and its heart side by side, and marks the language and direction of the title', () => {
  renderWithSite(<FavouriteCard job={buildJob({ jobPosting: 'Horloger', lang: 'fr', languageText: 'In French' })} />);
  expect(screen.getByRole('article')).toHaveTextContent('In French');
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/en/talents/offer/europe/watchmaker-j-1/');
  expect(link).toHaveAttribute('lang', 'fr');
  expect(link).toHaveAttribute('dir', 'auto');
  const heart = screen.getByRole('button');
  expect(heart.closest('a')).toBeNull();
});

it.each([
  ['mobile', '104px'],
  ['tablet', '125px'],
] as const)('has a picture on %s of %s', (device, size) => {
  renderWithSite(<FavouriteCard job={buildJob()} />, { device });
  const { inlineSize, blockSize } = getComputedStyle(screen.getByRole('presentation'));
  expect({ inlineSize, blockSize }).toEqual({ inlineSize: size, blockSize: size });
});
