import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Popups } from '@/components/popups/Popups';
import { getInteractions } from '@/tests/support/interactions';
import { buildJobResponse, facets } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { AlertButton } from './AlertButton';

it('opens the alert form with the search filled in, and tracks the intent', async () => {
  mockJobSearches(() => buildJobResponse([]));
  const { user } = renderWithSite(
    <>
      <AlertButton criteria={{ search: '', facets: { country: ['CH'] } }} facets={facets} />
      <Popups />
    </>,
  );
  const button = screen.getByRole('button', { name: jobsT('alert.open') });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(getInteractions()).toEqual([]);
  await user.click(button);
  await screen.findByRole('dialog', { name: jobsT('alert.title') });
  expect(screen.getByRole('combobox', { name: jobsT('facts.country') })).toHaveDisplayValue('Switzerland');
  expect(getInteractions()).toEqual([['Job offers', 'Job alert intention', '']]);
});
