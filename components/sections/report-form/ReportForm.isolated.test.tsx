import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import { mockForm, respondWithJson, submitButton, testGuardedForm } from '@/tests/support/guarded-form';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import ReportForm from './ReportForm';

vi.mock('@/lib/browser/captcha-proof', () => ({ solveCaptcha: vi.fn() }));
beforeEach(() => {
  vi.mocked(solveCaptcha).mockResolvedValue('a proof');
});

const url = '/api/ethics-report/';
const formT = (key: string, values = {}) => getTranslator('en', 'report')(`form.${key}`, values);
const getBox = (name: string) => screen.getByRole('textbox', { name: formT(name) });
const getCategory = () => screen.getByRole('combobox', { name: formT('category') });
const getConsentBox = () => screen.getByRole('checkbox', { name: formT('consent') });
const input = { category: 'corruption', place: 'Paris', time: 'In May', facts: 'A gift\nof cash.' };

const render = () => {
  const { user } = renderWithSite(
    <ReportForm type="report-form" title="Report" text="In confidence." email="ethics@halcyre.example" />,
  );
  const fill = async () => {
    await user.selectOptions(getCategory(), formT('category-corruption'));
    await user.type(getBox('place'), input.place);
    await user.type(getBox('time'), input.time);
    await user.type(getBox('facts'), 'A gift{enter}of cash.');
    await user.click(getConsentBox());
  };
  return { user, fill, submit: () => user.click(submitButton()) };
};

describe('a report', () => {
  it.each([
    ['no name and no address', {}],
    ['a name and an address', { name: 'Ada Marlow', email: 'ada@example.com' }],
  ])('can have %s, receives a reference that is shown once, and is not tracked', async (_, person) => {
    const { requestedActions, sent } = mockForm(url, respondWithJson(200, { reference: '3F9A1-2BC04' }));
    const { user, fill, submit } = render();
    await fill();
    for (const [name, value] of Object.entries(person)) await user.type(getBox(`${name}-optional`), value);
    await submit();
    await waitFor(() => expect(screen.getByRole('heading', { name: formT('done-title') })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(formT('done', { reference: '3F9A1-2BC04' }));
    const common = { consent: true, locale: 'en', captchaPass: 'a pass' };
    expect(sent.map(({ body }) => body)).toEqual([{ ...input, ...person, ...common }]);
    expect(requestedActions).toEqual(['report']);
    expect(getInteractions()).toEqual([]);
  });

  it('is not sent with a missing required field or an invalid address', async () => {
    const { user, submit } = render();
    await user.type(getBox('email-optional'), 'ada@');
    await submit();
    for (const name of ['place', 'time', 'facts', 'email-optional']) expect(getBox(name)).toBeInvalid();
    expect(getBox('name-optional')).toBeValid();
    expect(getCategory()).toHaveFocus();
  });
});

testGuardedForm({
  url,
  action: 'report',
  translate: formT,
  render,
  expectInputRetained() {
    expect(getCategory()).toHaveValue('corruption');
    expect(getBox('place')).toHaveValue(input.place);
    expect(getBox('time')).toHaveValue(input.time);
    expect(getBox('facts')).toHaveValue(input.facts);
    expect(getConsentBox()).toBeChecked();
  },
  rejection: { fields: ['facts', 'place'], firstField: 'place', getFirstControl: () => getBox('place') },
});
