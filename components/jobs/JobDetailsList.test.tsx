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
    [jobsT('facts.house')]: 'Helvant',
    [jobsT('facts.workplace')]: 'Helvant workshop, GenevaRue des Guillocheurs 7, 1204 Genève',
    [jobsT('facts.pay')]: 'CHF 70,000 to CHF 90,000 gross a year',
    [jobsT('facts.place')]: 'Geneva, Switzerland',
    [jobsT('facts.jobFamily')]: 'Crafts',
    [jobsT('facts.workerSubType')]: 'Permanent',
    [jobsT('facts.jobTimeType')]: 'Full time',
    [jobsT('facts.weeklyHours')]: '42 hours a week',
    [jobsT('facts.workModel')]: 'On site',
    [jobsT('facts.startsAt')]: '1 May 2026',
    [jobsT('facts.jobId')]: 'J-1',
    [jobsT('facts.publishedAt')]: '1 February 2026',
    [jobsT('facts.closesAt')]: expect.stringContaining('1 March 2026'),
  });
  const list = screen.getAllByRole('term')[0]?.closest('dl');
  expect(new Set([...(list?.children ?? [])].map(({ tagName }) => tagName))).toEqual(new Set(['DT', 'DD']));
  expect(screen.getByText('1 March 2026')).toHaveAttribute('dateTime', '2026-03-01');
  expect(screen.getByText('1 February 2026')).toHaveAttribute('dateTime', '2026-02-01');
});

it.each([null, '/en/houses/helvant/'])('links to the page of the house if it has one: %s', (housePath) => {
  expect(renderDetails({ housePath })[jobsT('facts.house')]).toBe('Helvant');
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(housePath ? [housePath] : []);
});

it('says after the closing date that the offer closes soon', () => {
  const details = renderDetails({ closingSoon: true });
  expect(details[jobsT('facts.closesAt')]).toBe(`1 March 2026 ${jobsT('offer.closingSoon')}`);
});

it('leaves out facts that the board does not provide, but says when pay is told', () => {
  expect(renderDetails(barePage)).toEqual({
    [jobsT('facts.pay')]: jobsT('offer.payLater'),
    [jobsT('facts.jobId')]: 'J-1',
    [jobsT('facts.publishedAt')]: '1 February 2026',
  });
});
