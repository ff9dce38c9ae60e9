import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { renderWithSite, wordsIn } from '@/tests/support/render';
import { job } from '@/tests/support/site-content';
import { FavouriteCard } from './FavouriteCard';

it('says what the job is and where', () => {
  renderWithSite(<FavouriteCard job={job()} />);
  const link = screen.getByRole('link');
  for (const part of ['Watchmaker', 'Crafts', 'Geneva, Switzerland']) expect(link).toHaveTextContent(part);
});

it.each(locales)('leads to the offer of its region in %s', (locale) => {
  renderWithSite(<FavouriteCard job={job()} />, { content: { locale } });
  const regionJob = wordsIn(locale)('paths.regionJob');
  expect(screen.getByRole('link')).toHaveAttribute('href', `/${locale}/${regionJob}/europe/watchmaker-j-1/`);
});

it.each([
  ['mobile', '104px'],
  ['tablet', '125px'],
  ['desktop', '125px'],
] as const)('has a picture on %s of %s', (on, size) => {
  renderWithSite(<FavouriteCard job={job()} />, { on });
  const { inlineSize, blockSize } = getComputedStyle(screen.getByRole('presentation'));
  expect({ inlineSize, blockSize }).toEqual({ inlineSize: size, blockSize: size });
});
