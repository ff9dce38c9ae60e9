import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { fakeRouter, getTranslator, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { bareJob, buildJob } from '@/tests/support/site-content';
import { JobCard } from './JobCard';

it('shows the title, house, place, contract and date of the offer', () => {
  renderWithSite(<JobCard job={buildJob()} level={2} />);
  const card = screen.getByRole('article');
  for (const part of ['Helvant', 'Watchmaker', 'Geneva, Switzerland', 'Permanent', 'Full time', 'Crafts'])
    expect(card).toHaveTextContent(part);
  expect(screen.getByText('1 February 2026')).toHaveAttribute('dateTime', '2026-02-01');
});

it('leaves out facts that the board does not provide', () => {
  renderWithSite(<JobCard job={buildJob(bareJob)} level={2} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Published 1 February 2026']);
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it.each(['en', 'jp'] as const)('links to the offer of its region in %s', (locale) => {
  renderWithSite(<JobCard job={buildJob()} level={2} />, { content: { locale } });
  const regionJob = getTranslator(locale)('paths.regionJob');
  const path = `/${locale}/${regionJob}/europe/watchmaker-j-1/`;
  expect(screen.getByRole('link', { name: /^Watchmaker.*Geneva.*J-1/ })).toHaveAttribute('href', path);
});

it('says that an offer is closed, which nobody can save', () => {
  renderWithSite(<JobCard job={buildJob({ isOpen: false })} level={2} />);
  expect(screen.getByText(getTranslator('en', 'jobs')('offer.closed-title'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('tracks which offer was chosen', async () => {
  const { user } = renderWithSite(<JobCard job={buildJob()} level={2} />);
  await user.click(screen.getByRole('link'));
  expect(getInteractions()).toEqual([['Job offers', 'Click content', 'J-1']]);
});

it.each([2, 3] as const)(
  'has its title as a heading of level %d, in the language and direction of the offer',
  (level) => {
    renderWithSite(<JobCard job={buildJob({ jobPosting: '時計師', lang: 'ja-JP' })} level={level} />);
    expect(screen.getByRole('heading', { level })).toHaveAttribute('lang', 'ja-JP');
    expect(screen.getByRole('link')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Crafts').closest('[lang="ja-JP"]')).toBeNull();
  },
);

it.each([null, 'In Japanese'])('shows the language of an offer if it is not the reader’s: %s', (languageText) => {
  renderWithSite(<JobCard job={buildJob({ lang: 'ja-JP', languageText })} level={2} />, { device: 'mobile' });
  const itemTexts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(itemTexts.filter((text) => text === 'In Japanese')).toHaveLength(languageText ? 1 : 0);
});

it('places its heart beside its link, and does not follow the link when the heart is pressed', async () => {
  server.use(http.post('/api/job-offer/', () => delay('infinite')));
  const router = fakeRouter();
  const { user } = renderWithSite(<JobCard job={buildJob()} level={2} />, { router });
  const heart = screen.getByRole('button', { name: `${t('favourites.add', { job: 'Watchmaker' })} (Geneva, J-1)` });
  expect(heart.closest('a')).toBeNull();
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await user.tab();
  expect(heart).toHaveFocus();
  await user.keyboard(' ');
  expect(router.push).not.toHaveBeenCalled();
});
