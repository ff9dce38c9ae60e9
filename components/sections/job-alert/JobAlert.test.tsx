import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Popups } from '@/components/popups/Popups';
import { buildJobResponse } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { jobsT, renderWithSite } from '@/tests/support/render';
import JobAlert from './JobAlert';

it('invites the visitor to create an alert for all new offers', async () => {
  mockJobSearches(() => buildJobResponse([]));
  const { user } = renderWithSite(
    <>
      <JobAlert type="job-alert" title="Be the first to know" text="We write to you." />
      <Popups />
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Be the first to know' })).toBeVisible();
  expect(screen.getByText('We write to you.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: jobsT('alert.open') }));
  const popup = await screen.findByRole('dialog', { name: jobsT('alert.title') });
  expect(popup).toHaveTextContent(jobsT('alert.criteria-all'));
});
