import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import { mockForm, submitButton, successResponses, testGuardedForm } from '@/tests/support/guarded-form';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { JobListPopup } from './JobListPopup';

vi.mock('@/lib/browser/captcha-proof', () => ({ solveCaptcha: vi.fn() }));
beforeEach(() => void vi.mocked(solveCaptcha).mockResolvedValue('a proof'));

const url = '/api/email-job-list/';
/** The texts of the list, and those that it shares with the alert. */
const translate = (key: string) => {
  const text = jobsT(`list.${key}`);
  return text === `list.${key}` ? jobsT(`alert.${key}`) : text;
};
const getEmailField = () => screen.getByRole('textbox', { name: jobsT('alert.email') });
const getConsent = () => screen.getByRole('checkbox', { name: jobsT('list.consent') });

const renderPopup = () => {
  const { user } = renderWithSite(<JobListPopup ids={['J-1', 'J-2']} onClose={vi.fn()} />);
  const fill = async () => {
    await user.type(getEmailField(), 'ada@example.com');
    await user.click(getConsent());
  };
  return { user, fill, submit: () => user.click(submitButton()) };
};

it('sends the list to the address, and says so', async () => {
  const { sent } = mockForm(url, successResponses[204]);
  const { fill, submit } = renderPopup();
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByRole('heading', { name: jobsT('list.done-title') })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent(jobsT('list.done', { email: 'ada@example.com' }));
  const expected = { email: 'ada@example.com', ids: ['J-1', 'J-2'], consent: true, locale: 'en' };
  expect(sent.map(({ body }) => body)).toEqual([{ ...expected, captchaPass: 'a pass' }]);
});

testGuardedForm({
  url,
  action: 'job-list',
  translate,
  render: renderPopup,
  expectInputRetained: () => {
    expect(getEmailField()).toHaveValue('ada@example.com');
    expect(getConsent()).toBeChecked();
  },
  validationEvent: ['Job offers', 'Form validation', 'list'],
  rejection: { fields: ['consent', 'email'], firstField: 'email', getFirstControl: getEmailField },
});
