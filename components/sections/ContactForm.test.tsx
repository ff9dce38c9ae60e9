import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { solve } from '@/lib/browser/captcha-proof';
import { mockForm, submitButton, successResponses, testGuardedForm } from '@/tests/support/guarded-form';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { ContactForm } from './ContactForm';

vi.mock('@/lib/browser/captcha-proof', () => ({ solve: vi.fn() }));
beforeEach(() => {
  vi.mocked(solve).mockResolvedValue('a proof');
});

const url = '/api/contact-message/';
const formT = (key: string, values = {}) => getTranslator('en', 'contact')(`form.${key}`, values);
const box = (name: string) => screen.getByRole('textbox', { name: formT(name) });
const subject = () => screen.getByRole('combobox', { name: formT('subject') });
const consent = () => screen.getByRole('checkbox', { name: formT('consent') });

const render = () => {
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
    />,
  );
  const fill = async () => {
    await user.type(box('name'), 'Ada Marlow');
    await user.type(box('email'), 'ada@example.com');
    await user.selectOptions(subject(), 'Press');
    await user.type(box('message'), 'Where is{enter}the workshop?');
    await user.click(consent());
  };
  return { user, fill, submit: () => user.click(submitButton()) };
};
const input = {
  name: 'Ada Marlow',
  email: 'ada@example.com',
  subject: 'press',
  message: 'Where is\nthe workshop?',
};

it('offers the subjects, with none selected', () => {
  render();
  const options = within(subject()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([formT('choose'), 'Press', 'Something else']);
  expect(subject()).toHaveValue('');
});

it('marks all missing fields, and sends nothing', async () => {
  const { submit } = render();
  await submit();
  for (const field of [box('name'), box('email'), subject(), box('message'), consent()]) expect(field).toBeInvalid();
  expect(box('message')).toHaveAccessibleDescription(formT('error-message'));
  expect(box('name')).toHaveFocus();
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

testGuardedForm({
  url,
  action: 'contact',
  success: 204,
  translate: formT,
  render,
  expectInputRetained() {
    expect(box('name')).toHaveValue(input.name);
    expect(box('email')).toHaveValue(input.email);
    expect(subject()).toHaveValue('press');
    expect(box('message')).toHaveValue(input.message);
    expect(consent()).toBeChecked();
  },
  validationEvent: ['Content', 'Form validation', 'contact'],
  rejection: { fields: ['message', 'name'], firstField: 'name', getInput: () => box('name') },
});
