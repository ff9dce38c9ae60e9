import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { getTranslator, renderWithSite, t } from '@/tests/support/render';
import { bareJob, buildJob } from '@/tests/support/site-content';
import { FavouriteCard } from './FavouriteCard';

it('shows the title, house and facts of the offer', () => {
  renderWithSite(<FavouriteCard job={buildJob()} />);
  const card = screen.getByRole('article');
  for (const part of [
    'Watchmaker',
    'Helvant',
    'Crafts',
    'Geneva, Switzerland',
    'Permanent',
    'Full time',
    '42 hours a week',
    'CHF 70,000 to CHF 90,000 gross a year',
    '1 February 2026',
  ])
    expect(card).toHaveTextContent(part);
});

it('leaves out facts that the board does not provide', () => {
  renderWithSite(<FavouriteCard job={buildJob(bareJob)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1 February 2026']);
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it('places its link and its heart side by side, and marks the language and direction of the title', () => {
  renderWithSite(<FavouriteCard job={buildJob({ jobPosting: 'Horloger', lang: 'fr' })} />);
  const link = screen.getByRole('link', { name: 'Horloger' });
  expect(link).toHaveAttribute('lang', 'fr');
  expect(link).toHaveAttribute('dir', 'auto');
  const heart = screen.getByRole('button', { name: t('favourites.add', { job: 'Horloger' }) });
  expect(heart.closest('a')).toBeNull();
});

it('shows the language of an offer if it is not the reader’s', () => {
  renderWithSite(<FavouriteCard job={buildJob({ lang: 'fr', languageText: 'In French' })} />);
  expect(screen.getByRole('article')).toHaveTextContent('In French');
});

it.each(locales)('links to the offer of its region in %s', (locale) => {
  renderWithSite(<FavouriteCard job={buildJob()} />, { content: { locale } });
  const regionJob = getTranslator(locale)('paths.regionJob');
  expect(screen.getByRole('link')).toHaveAttribute('href', `/${locale}/${regionJob}/europe/watchmaker-j-1/`);
});

it.each([
  ['mobile', '104px'],
  ['tablet', '125px'],
  ['desktop', '125px'],
] as const)('has a picture on %s of %s', (device, size) => {
  renderWithSite(<FavouriteCard job={buildJob()} />, { device });
  const { inlineSize, blockSize } = getComputedStyle(screen.getByRole('presentation'));
  expect({ inlineSize, blockSize }).toEqual({ inlineSize: size, blockSize: size });
});
