import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Popups } from '@/components/popups/Popups';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { tracked } from '@/tests/support/tracked';
import { AlertButton } from './AlertButton';

it('opens the form of an alert for what is looked for, and tells of the intention', async () => {
  const { user } = renderWithSite(
    <>
      <AlertButton criteria={{ search: '', facets: { country: ['CH'] } }} summary={['Switzerland']} />
      <Popups />
    </>,
  );
  const button = screen.getByRole('button', { name: jobsT('alert.open') });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(tracked()).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: jobsT('alert.title') })).toHaveTextContent('Switzerland');
  expect(tracked()).toEqual([['Job offers', 'Job alert intention', '']]);
});
