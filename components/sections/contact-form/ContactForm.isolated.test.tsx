import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import type { Section } from '@/lib/model/section';
import { mockForm, submitButton, successResponses, testGuardedForm } from '@/tests/support/guarded-form';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import ContactForm from './ContactForm';

vi.mock('@/lib/browser/captcha-proof', () => ({ solveCaptcha: vi.fn() }));
beforeEach(() => {
  vi.mocked(solveCaptcha).mockResolvedValue('a proof');
});

const url = '/api/contact-message/';
const formT = (key: string, values = {}) => getTranslator('en', 'contact')(`form.${key}`, values);
const getBox = (name: string) => screen.getByRole('textbox', { name: formT(name) });
const getSubject = () => screen.getByRole('combobox', { name: formT('subject') });
const getConsent = () => screen.getByRole('checkbox', { name: formT('consent') });

const render = (parts: Partial<Section<'contact-form'>> = {}) => {
  const { user } = renderWithSite(
    <ContactForm
      type="contact-form"
      title="Write to us"
      text="We reply."
      email="contact@halcyre.example"
      subjects={[
        { key: 'press', label: 'Press' },
        { key: 'other', label: 'Something else' },
      ]}
      {...parts}
    />,
  );
  const fill = async () => {
    await user.type(getBox('name'), 'Ada Marlow');
    await user.type(getBox('email'), 'ada@example.com');
    await user.selectOptions(getSubject(), 'Press');
    await user.type(getBox('message'), 'Where is{enter}the workshop?');
    await user.click(getConsent());
  };
  return { user, fill, submit: () => user.click(submitButton()) };
};
const input = {
  name: 'Ada Marlow',
  email: 'ada@example.com',
  subject: 'press',
  message: 'Where is\nthe workshop?',
};

it('begins with the subject and the message of the page, also in the email of visitors without JavaScript', () => {
  render({ subject: 'other', message: 'House: Helvant' });
  expect(getSubject()).toHaveValue('other');
  expect(getBox('message')).toHaveValue('House: Helvant');
  const link = screen.getByText('contact@halcyre.example');
  expect(link).toHaveAttribute('href', 'mailto:contact@halcyre.example?body=House%3A%20Helvant');
});

it('marks all missing fields, and sends nothing', async () => {
  const { submit } = render();
  await submit();
  for (const field of [getBox('name'), getBox('email'), getSubject(), getBox('message')]) expect(field).toBeInvalid();
  expect(getBox('message')).toHaveAccessibleDescription(formT('error-message'));
  expect(getBox('name')).toHaveFocus();
  expect(getInteractions()).toEqual([]);
});

it('sends the message as it was written, and says who will reply and to which address', async () => {
  const { requestedActions, sent } = mockForm(url, successResponses[204]);
  const { fill, submit } = render();
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByRole('heading', { name: formT('done-title') })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent(formT('done', { email: 'ada@example.com' }));
  expect(sent.map(({ body }) => body)).toEqual([{ ...input, consent: true, locale: 'en', captchaPass: 'a pass' }]);
  expect(requestedActions).toEqual(['contact']);
});

it('refuses a day without time for a reply and a message that is still the template, and confirms a request for a visit', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] });
  const { sent } = mockForm(url, successResponses[204]);
  const subjects = [{ key: 'visit', label: 'Visit' }];
  const { user, submit } = render({ subject: 'visit', subjects, message: 'Number of people:\nLanguage:' });
  await user.type(getBox('name'), 'Ada Marlow');
  await user.type(getBox('email'), 'ada@example.com');
  await user.type(getBox('message'), ' ');
  await user.type(screen.getByLabelText(formT('day')), '2026-12-01');
  await user.type(screen.getByLabelText(formT('otherDay')), '2026-12-02');
  await user.click(getConsent());
  await submit();
  expect(screen.getByLabelText(formT('day'))).toHaveFocus();
  expect(screen.getByLabelText(formT('day'))).toHaveAccessibleDescription(formT('error-day'));
  fireEvent.change(screen.getByLabelText(formT('day')), { target: { value: '2026-12-03' } });
  await submit();
  expect(getBox('message')).toHaveFocus();
  expect(getBox('message')).toHaveAccessibleDescription(formT('error-template'));
  await user.type(getBox('message'), 'English');
  expect(getBox('message')).toBeValid();
  await submit();
  const confirmation = formT('done-visit', { email: 'ada@example.com' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(confirmation));
  expect(screen.queryByText('We reply.')).toBeNull();
  expect(sent.map(({ body }) => body)).toMatchObject([{ day: '2026-12-03', otherDay: '2026-12-02' }]);
  vi.useRealTimers();
});

testGuardedForm({
  url,
  action: 'contact',
  translate: formT,
  render,
  expectInputRetained() {
    expect(getBox('name')).toHaveValue(input.name);
    expect(getBox('email')).toHaveValue(input.email);
    expect(getSubject()).toHaveValue('press');
    expect(getBox('message')).toHaveValue(input.message);
    expect(getConsent()).toBeChecked();
  },
  validationEvent: ['Content', 'Form validation', 'contact'],
  rejection: { fields: ['message', 'name'], firstField: 'name', getFirstControl: () => getBox('name') },
});
