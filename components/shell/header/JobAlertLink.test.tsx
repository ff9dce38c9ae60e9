import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageAlert } from '@/hooks/usePageAlert';
import { getInteractions } from '@/tests/support/interactions';
import { buildJobResponse } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { Popups } from '../../popups/Popups';
import { JobAlertLink } from './JobAlertLink';

function List() {
  usePageAlert({ criteria: { search: 'watch', facets: {} }, facets: [] });
  return null;
}

it('opens the form of an alert for all new offers, and tracks the intent', async () => {
  mockJobSearches(() => buildJobResponse([]));
  const { user, rerender } = renderWithSite(<List />);
  // The visitor then navigates to a page without a list.
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
  expect(getInteractions()).toEqual([['Job offers', 'Job alert intention', '']]);
});
