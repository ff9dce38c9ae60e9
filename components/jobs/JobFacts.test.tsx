import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobPosting } from '@/lib/model/job';
import { barePage, posting } from '@/tests/support/jobs';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { JobFacts } from './JobFacts';

/** Renders the facts of an offer; returns their values by label. */
const renderFacts = (overrides: Partial<JobPosting> = {}) => {
  renderWithSite(<JobFacts posting={posting(overrides)} />);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(screen.getAllByRole('term').map((term, index) => [term.textContent, values[index]]));
};

it('shows each fact after its label', () => {
  expect(renderFacts()).toEqual({
    [jobsT('offer.house')]: 'Helvant',
    [jobsT('offer.place')]: 'Geneva, Switzerland',
    [jobsT('offer.family')]: 'Crafts',
    [jobsT('offer.contract')]: 'Permanent',
    [jobsT('offer.time')]: 'Full time',
    [jobsT('offer.reference')]: 'J-1',
    [jobsT('offer.published')]: '1 February 2026',
    [jobsT('offer.closes')]: expect.stringContaining('1 March 2026'),
  });
  expect(screen.getByText('1 March 2026')).toHaveAttribute('dateTime', '2026-03-01');
  expect(screen.getByText('1 February 2026')).toHaveAttribute('dateTime', '2026-02-01');
});

it('contains only terms and their definitions', () => {
  renderFacts();
  const list = screen.getAllByRole('term')[0]?.closest('dl');
  expect(new Set([...(list?.children ?? [])].map(({ tagName }) => tagName))).toEqual(new Set(['DT', 'DD']));
});

it('links to the page of the house if it has one', () => {
  renderFacts();
  expect(screen.getByRole('link', { name: 'Helvant' })).toHaveAttribute('href', '/en/houses/helvant/');
});

it('names a house without a page', () => {
  expect(renderFacts({ housePath: null })[jobsT('offer.house')]).toBe('Helvant');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says after the closing date that the offer closes soon', () => {
  const facts = renderFacts({ closingSoon: true });
  expect(facts[jobsT('offer.closes')]).toBe(`1 March 2026 ${jobsT('offer.closingSoon')}`);
});

it('shows no closing date for an offer without a last day', () => {
  expect(renderFacts({ closes: null })).not.toHaveProperty(jobsT('offer.closes'));
});

it('leaves out facts that the board does not provide', () => {
  expect(Object.keys(renderFacts(barePage))).toEqual([jobsT('offer.reference'), jobsT('offer.published')]);
});
