import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { maxConfirmationEmails } from '@/lib/shared/constants';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { CheckMail } from './CheckMail';

const t = getTranslator('en', 'forms');
const email = 'ada@example.com';

const renderCheck = (parts: Partial<ComponentProps<typeof CheckMail>['state']> = {}) => {
  const state = { status: 'done' as const, problem: null, sentCount: 1, resend: vi.fn(), edit: vi.fn(), ...parts };
  const { user } = renderWithSite(
    <CheckMail email={email} message="An email is on its way." failure="It failed." state={state} />,
  );
  const pressResend = () => user.click(screen.getByRole('button', { name: t('checkMail.resend') }));
  return { ...state, pressResend };
};

it('says who sends the email, and what to do if it does not arrive', async () => {
  const { resend, pressResend } = renderCheck();
  expect(screen.getByRole('status')).toHaveTextContent('An email is on its way.');
  expect(screen.getByText(/mail@halcyre\.example/)).toHaveTextContent(/five minutes.*junk folder/);
  await pressResend();
  expect(resend).toHaveBeenCalledOnce();
});

it('says that the address gets no more emails for now, and requests none', async () => {
  const { resend, pressResend } = renderCheck({ sentCount: maxConfirmationEmails.perHour });
  expect(screen.getByRole('status')).toHaveTextContent(t('checkMail.limit', { email }));
  await pressResend();
  expect(resend).not.toHaveBeenCalled();
});

it('says how long the visitor must wait if the server rejects another attempt', () => {
  renderCheck({ problem: 'tooMany', waitSeconds: 42 });
  expect(screen.getByRole('alert')).toHaveTextContent(getTranslator('en', 'common')('wait', { count: 42 }));
});
