import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobItem } from '@/lib/model/job';
import { buildJobs } from '@/tests/support/jobs';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { JobResults } from './JobResults';

const buildResults = (jobs: JobItem[], previousHref: string | null = null, placeholderCount = 0) => (
  <JobResults
    jobs={jobs}
    headingLevel={2}
    isBusy={placeholderCount > 0}
    placeholderCount={placeholderCount}
    previousHref={previousHref}
  />
);
const link = (name: string) => screen.getByRole('link', { name });
const [one, two, three] = buildJobs('One', 'Two', 'Three') as [JobItem, JobItem, JobItem];

it('lists the offers in their order', () => {
  renderWithSite(buildResults([two, one]));
  const titles = screen.getAllByRole('listitem').flatMap((item) => item.querySelector('h2')?.textContent ?? []);
  expect(titles).toEqual(['Two', 'One']);
});

it('links to the previous offers', () => {
  const { rerender } = renderWithSite(buildResults([one]));
  expect(screen.queryByRole('link', { name: jobsT('search.previous') })).toBeNull();
  rerender(buildResults([one], '/en/talents/offers/?page=1'));
  expect(link(jobsT('search.previous'))).toHaveAttribute('href', '/en/talents/offers/?page=1');
});

it('moves the focus to the first of the offers that are added below', () => {
  const { rerender } = renderWithSite(buildResults([one]));
  rerender(buildResults([one, two, three]));
  expect(link('Two')).toHaveFocus();
});

it('does not move the focus when other offers replace those shown', () => {
  const { rerender } = renderWithSite(buildResults([]));
  rerender(buildResults([one]));
  expect(document.body).toHaveFocus();
  rerender(buildResults([three, two]));
  expect(document.body).toHaveFocus();
});

it('reserves space for offers that are loading, hidden from screen readers', () => {
  const { container } = renderWithSite(buildResults([one], null, 3));
  expect(container.querySelectorAll('[aria-hidden="true"]:not(svg)')).toHaveLength(3);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
