import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solve } from '@/lib/browser/captcha-proof';
import { mockForm, respondWithJson, submitButton, testGuardedForm } from '@/tests/support/guarded-form';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { ReportForm } from './ReportForm';

vi.mock('@/lib/browser/captcha-proof', () => ({ solve: vi.fn() }));
beforeEach(() => {
  vi.mocked(solve).mockResolvedValue('a proof');
});

const url = '/api/ethics-report/';
const formT = (key: string, values = {}) => getTranslator('en', 'report')(`form.${key}`, values);
const box = (name: string) => screen.getByRole('textbox', { name: formT(name) });
const category = () => screen.getByRole('combobox', { name: formT('category') });
const consent = () => screen.getByRole('checkbox', { name: formT('consent') });
const input = { category: 'corruption', place: 'Paris', time: 'In May', facts: 'A gift\nof cash.' };

const render = () => {
  const { user } = renderWithSite(
    <ReportForm type="report-form" title="Report" text="In confidence." email="ethics@halcyre.example" />,
  );
  const fill = async () => {
    await user.selectOptions(category(), formT('category-corruption'));
    await user.type(box('place'), input.place);
    await user.type(box('time'), input.time);
    await user.type(box('facts'), 'A gift{enter}of cash.');
    await user.click(consent());
  };
  return { user, fill, submit: () => user.click(submitButton()) };
};
const acceptReports = () => mockForm(url, respondWithJson(200, { reference: '3F9A1-2BC04' }));
const commonFields = { consent: true, locale: 'en', captchaPass: 'a pass' };

describe('a report', () => {
  it('needs no name and no address, and receives a reference that is shown once', async () => {
    const { requestedActions, sent } = acceptReports();
    const { fill, submit } = render();
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('heading', { name: formT('done-title') })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(formT('done', { reference: '3F9A1-2BC04' }));
    expect(sent.map(({ body }) => body)).toEqual([{ ...input, ...commonFields }]);
    expect(requestedActions).toEqual(['report']);
  });

  it('can have a name and an address', async () => {
    const { sent } = acceptReports();
    const { user, fill, submit } = render();
    await fill();
    await user.type(box('name-optional'), 'Ada Marlow');
    await user.type(box('email-optional'), 'ada@example.com');
    await submit();
    await screen.findByRole('status');
    const person = { name: 'Ada Marlow', email: 'ada@example.com' };
    expect(sent.map(({ body }) => body)).toEqual([{ ...input, ...person, ...commonFields }]);
  });

  it('is not tracked', async () => {
    acceptReports();
    const { fill, submit } = render();
    await fill();
    await submit();
    await screen.findByRole('status');
    expect(getInteractions()).toEqual([]);
  });

  it('is not sent with a missing required field or an invalid address', async () => {
    const { user, submit } = render();
    await user.type(box('email-optional'), 'ada@');
    await submit();
    for (const field of [category(), box('place'), box('time'), box('facts'), box('email-optional'), consent()])
      expect(field).toBeInvalid();
    expect(box('name-optional')).toBeValid();
    expect(category()).toHaveFocus();
  });
});

testGuardedForm({
  url,
  action: 'report',
  success: 200,
  translate: formT,
  render,
  expectInputRetained() {
    expect(category()).toHaveValue('corruption');
    expect(box('place')).toHaveValue(input.place);
    expect(box('time')).toHaveValue(input.time);
    expect(box('facts')).toHaveValue(input.facts);
    expect(consent()).toBeChecked();
  },
  rejection: { fields: ['facts', 'place'], firstField: 'place', getInput: () => box('place') },
});
