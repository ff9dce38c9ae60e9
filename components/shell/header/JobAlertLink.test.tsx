import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageAlert } from '@/hooks/usePageAlert';
import { answerJobSearches, foundJobs } from '@/tests/support/jobs';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { tracked } from '@/tests/support/tracked';
import { Popups } from '../../popups/Popups';
import { JobAlertLink } from './JobAlertLink';

function List() {
  usePageAlert({ criteria: { search: 'watch', facets: {} }, facets: [] });
  return null;
}

it('opens the form of an alert for all new offers, and tracks the intent', async () => {
  answerJobSearches(() => foundJobs([]));
  const { user, rerender } = renderWithSite(<List />);
  // The next page shows no list.
  rerender(
    <>
      <JobAlertLink />
      <Popups />
    </>,
  );
  await user.click(screen.getByRole('button', { name: jobsT('alert.title') }));
  expect(await screen.findByRole('dialog', { name: jobsT('alert.title') })).toHaveTextContent(
    jobsT('alert.criteria-all'),
  );
  expect(screen.getByRole('textbox', { name: jobsT('alert.email') })).toHaveFocus();
  expect(tracked()).toEqual([['Job offers', 'Job alert intention', '']]);
});
