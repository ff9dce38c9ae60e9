import { screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import type { Locale } from '@/lib/i18n/locales';
import type { Section } from '@/lib/model/section';
import type { SubscriptionList } from '@/lib/shared/constants';
import { mockForm, submitButton, successResponses, testGuardedForm } from '@/tests/support/guarded-form';
import { getInteractions } from '@/tests/support/interactions';
import { createSiteWrapper, getTranslator, renderWithSite } from '@/tests/support/render';
import SubscriptionForm from './SubscriptionForm';

vi.mock('@/lib/browser/captcha-proof', () => ({ solveCaptcha: vi.fn() }));
beforeEach(() => {
  vi.mocked(solveCaptcha).mockResolvedValue('a proof');
});

const buildSection = (list: SubscriptionList): Section<'subscription-form'> => ({
  type: 'subscription-form',
  title: 'Be told',
  text: 'Of what we do.',
  list,
  email: 'press@halcyre.example',
  countries: [
    { code: 'GB', name: 'United Kingdom' },
    { code: 'FR', name: 'France' },
  ],
});

const formT = (key: string, values = {}, locale: Locale = 'en') =>
  getTranslator(locale, 'subscriptions')(`form.${key}`, values);
const getBox = (name: string) => screen.getByRole('textbox', { name: formT(name) });
const getCountry = () => screen.getByRole('combobox', { name: formT('country') });
const getConsent = (list = 'press') => screen.getByRole('checkbox', { name: formT(`consent-${list}`) });

const renderForm = (list: SubscriptionList = 'press') => {
  const { user } = renderWithSite(<SubscriptionForm {...buildSection(list)} />);
  const fill = async ({ email = 'ada@example.com' } = {}) => {
    await user.type(getBox('firstName'), 'Ada');
    await user.type(getBox('lastName'), 'Marlow');
    await user.type(getBox('email'), email);
    if (list === 'press') {
      await user.type(getBox('media'), 'The Daily Loom');
      await user.selectOptions(getCountry(), 'United Kingdom');
    }
    await user.click(getConsent(list));
  };
  const submit = () => user.click(submitButton());
  return { user, fill, submit };
};
const expectInputRetained = () => {
  expect(getBox('firstName')).toHaveValue('Ada');
  expect(getBox('lastName')).toHaveValue('Marlow');
  expect(getBox('email')).toHaveValue('ada@example.com');
  expect(getBox('media')).toHaveValue('The Daily Loom');
  expect(getCountry()).toHaveValue('GB');
  expect(getConsent()).toBeChecked();
};

describe('the form', () => {
  it('asks the press for their medium and country, with each field ready for autofill', () => {
    renderForm();
    const autocompletes = screen
      .getAllByRole('textbox')
      .map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]);
    expect(autocompletes).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['media', 'organization'],
    ]);
    expect(getBox('email')).toHaveAttribute('inputmode', 'email');
    expect(getCountry()).toHaveAttribute('autocomplete', 'country');
    const options = within(getCountry()).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      getTranslator('en', 'forms')('choose'),
      'United Kingdom',
      'France',
    ]);
    expect(getConsent()).not.toBeChecked();
  });

  it('asks subscribers of the other lists only for their names and email address, in Japan the family name first', () => {
    renderWithSite(<SubscriptionForm {...buildSection('highlights')} />, { content: { locale: 'jp' } });
    expect(screen.queryByRole('combobox')).toBeNull();
    const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(names).toEqual(['lastName', 'firstName', 'email']);
  });

  it('shows an email address instead without JavaScript, and puts no data into the URL before it loads', () => {
    const Site = createSiteWrapper();
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <Site>
        <SubscriptionForm {...buildSection('press')} />
      </Site>,
    );
    expect(page.querySelector('form[data-needs-script]')).toHaveAttribute('method', 'dialog');
    const fallbackHtml = page.querySelector('[data-without-script]')?.outerHTML;
    expect(fallbackHtml).toContain(formT('no-script'));
    expect(fallbackHtml).toContain('href="mailto:press@halcyre.example"');
  });
});

describe('an incomplete form', () => {
  const fields = ['firstName', 'lastName', 'email', 'media', 'country', 'consent'];
  const getField = (name: string) => {
    if (name === 'country') return getCountry();
    return name === 'consent' ? getConsent() : getBox(name);
  };

  it('marks each field with its message, puts the focus on the first, and sends nothing', async () => {
    const { submit } = renderForm();
    await submit();
    for (const name of fields) {
      expect(getField(name)).toBeInvalid();
      expect(getField(name)).toHaveAccessibleDescription(formT(`error-${name}`));
    }
    expect(getBox('firstName')).toHaveFocus();
    expect(getInteractions()).toEqual([]);
  });
});

describe('a subscription', () => {
  const person = { firstName: 'Ada', lastName: 'Marlow', email: 'ada@example.com' };

  it.each([
    ['press', { ...person, media: 'The Daily Loom', country: 'GB' }],
    ['highlights', person],
  ] as const)(
    'to %s is sent, and the visitor is asked to confirm it once the server has accepted it',
    async (list, input) => {
      const { requestedActions, sent } = mockForm(`/api/${list}-subscription/`, successResponses[204]);
      const { fill, submit } = renderForm(list);
      await fill();
      await submit();
      await waitFor(() => expect(screen.getByRole('heading', { name: formT('done-title') })).toHaveFocus());
      expect(await screen.findByRole('status')).toHaveTextContent(formT('done', { email: 'ada@example.com' }));
      expect(sent.map(({ body }) => body)).toEqual([{ ...input, consent: true, locale: 'en', captchaPass: 'a pass' }]);
      expect(requestedActions).toEqual(['subscription']);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(getInteractions()).toEqual([['Content', 'Form validation', list]]);
    },
  );
});

it('can be sent to a corrected address with everything else kept', async () => {
  const { sent } = mockForm('/api/press-subscription/', successResponses[204]);
  const { user, fill, submit } = renderForm();
  await fill({ email: 'ada@example.co' });
  await submit();
  await user.click(await screen.findByRole('button', { name: getTranslator('en', 'forms')('checkMail.edit') }));
  expect(getBox('email')).toHaveFocus();
  await user.type(getBox('email'), 'm');
  expectInputRetained();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ada@example.com'));
});

testGuardedForm({
  url: '/api/press-subscription/',
  action: 'subscription',
  translate: formT,
  render: renderForm,
  expectInputRetained,
  validationEvent: ['Content', 'Form validation', 'press'],
  rejection: { fields: ['country', 'media'], firstField: 'media', getFirstControl: () => getBox('media') },
});
