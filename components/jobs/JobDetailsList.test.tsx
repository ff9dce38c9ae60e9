import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetails } from '@/lib/model/job';
import { barePage, buildPosting } from '@/tests/support/jobs';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { JobDetailsList } from './JobDetailsList';

/** Renders the facts of an offer; returns their values by label. */
const renderDetails = (overrides: Partial<JobDetails> = {}) => {
  renderWithSite(<JobDetailsList posting={buildPosting(overrides)} />);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(screen.getAllByRole('term').map((term, index) => [term.textContent, values[index]]));
};

it('shows each fact after its label', () => {
  expect(renderDetails()).toEqual({
    [jobsT('offer.house')]: 'Helvant',
    [jobsT('offer.workplace')]: 'Helvant workshop, GenevaRue des Guillocheurs 7, 1204 Genève',
    [jobsT('offer.pay')]: 'CHF 70,000 to CHF 90,000 gross a year',
    [jobsT('offer.place')]: 'Geneva, Switzerland',
    [jobsT('offer.family')]: 'Crafts',
    [jobsT('offer.contract')]: 'Permanent',
    [jobsT('offer.time')]: 'Full time',
    [jobsT('offer.hours')]: '42 hours a week',
    [jobsT('offer.workModel')]: 'On site',
    [jobsT('offer.starts')]: '1 May 2026',
    [jobsT('offer.reference')]: 'J-1',
    [jobsT('offer.published')]: '1 February 2026',
    [jobsT('offer.closes')]: expect.stringContaining('1 March 2026'),
  });
  expect(screen.getByText('1 March 2026')).toHaveAttribute('dateTime', '2026-03-01');
  expect(screen.getByText('1 February 2026')).toHaveAttribute('dateTime', '2026-02-01');
});

it('contains only terms and their definitions', () => {
  renderDetails();
  const list = screen.getAllByRole('term')[0]?.closest('dl');
  expect(new Set([...(list?.children ?? [])].map(({ tagName }) => tagName))).toEqual(new Set(['DT', 'DD']));
});

it('links to the page of the house if it has one', () => {
  renderDetails();
  expect(screen.getByRole('link', { name: 'Helvant' })).toHaveAttribute('href', '/en/houses/helvant/');
});

it('names a house without a page', () => {
  expect(renderDetails({ housePath: null })[jobsT('offer.house')]).toBe('Helvant');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says after the closing date that the offer closes soon', () => {
  const details = renderDetails({ closingSoon: true });
  expect(details[jobsT('offer.closes')]).toBe(`1 March 2026 ${jobsT('offer.closingSoon')}`);
});

it('shows no closing date for an offer without a last day', () => {
  expect(renderDetails({ closes: null })).not.toHaveProperty(jobsT('offer.closes'));
});

it('leaves out facts that the board does not provide, but says when pay is told', () => {
  expect(renderDetails(barePage)).toEqual({
    [jobsT('offer.pay')]: jobsT('offer.payLater'),
    [jobsT('offer.reference')]: 'J-1',
    [jobsT('offer.published')]: '1 February 2026',
  });
});
