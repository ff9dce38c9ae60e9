import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import type { JobSearch } from '@/lib/model/job';
import { type FacetName, facetNames } from '@/lib/model/lists/list-query';
import { mockForm, submitButton, successResponses, testGuardedForm } from '@/tests/support/guarded-form';
import { getInteractions } from '@/tests/support/interactions';
import { buildFacet, buildJobResponse } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { getTranslator, jobsT, renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { JobAlertPopup } from './JobAlertPopup';

vi.mock('@/lib/browser/captcha-proof', () => ({ solveCaptcha: vi.fn() }));
beforeEach(() => {
  vi.mocked(solveCaptcha).mockResolvedValue('a proof');
  mockJobSearches(() => buildJobResponse([]));
});

const translate = (key: string, values = {}) => jobsT(`alert.${key}`, values);
const formsT = getTranslator('en', 'forms');
const url = '/api/create-job-alert/';
const mockEndpoint = () => mockForm(url, successResponses[200]);

const criteria = { search: 'ring', facets: { city: ['singapore'], country: ['SG'] } };

/** The page's labels for the selected values. All other facets come from the API. */
const initialFacets = [
  buildFacet('city', ['singapore', 'Singapore', 0]),
  buildFacet('country', ['SG', 'Singapore', 0]),
];

const renderPopup = (initialCriteria: JobSearch = criteria, options: SiteOptions = {}) => {
  const onClose = vi.fn();
  const { user } = renderWithSite(
    <JobAlertPopup criteria={initialCriteria} facets={initialFacets} onClose={onClose} />,
    options,
  );
  const fill = async ({ email = 'ada@example.com' } = {}) => {
    await user.type(getEmailField(), email);
    await user.click(getFrequencyRadio('daily'));
    await user.click(getConsentCheckbox());
  };
  const submit = () => user.click(submitButton());
  return { user, onClose, fill, submit };
};

const getFacetSelect = (name: FacetName) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: jobsT(`facts.${name}`) });
const getEmailField = () => screen.getByRole('textbox', { name: translate('email') });
const getFrequencyRadio = (frequency: string) =>
  screen.getByRole('radio', { name: translate(`frequency-${frequency}`) });
const getConsentCheckbox = () => screen.getByRole('checkbox', { name: translate('consent') });
const expectInputRetained = () => {
  expect(getEmailField()).toHaveValue('ada@example.com');
  expect(getFrequencyRadio('daily')).toBeChecked();
  expect(getConsentCheckbox()).toBeChecked();
};

describe('the form', () => {
  it('closes on a click outside, unless something is filled in', async () => {
    const { user, onClose, fill } = renderPopup();
    const backdrop = screen.getByRole('dialog', { name: translate('title') });
    await user.click(backdrop);
    expect(onClose).toHaveBeenCalledTimes(1);
    await fill();
    await user.click(backdrop);
    expect(onClose).toHaveBeenCalledTimes(1);
    expectInputRetained();
  });

  it('is a dialog that shows the criteria of the alert', () => {
    renderPopup();
    expect(screen.getByRole('dialog', { name: translate('title') })).toBeVisible();
    expect(getEmailField()).toHaveFocus();
    const group = within(screen.getByRole('group', { name: translate('criteria') }));
    expect(group.getByRole('textbox', { name: jobsT('search.field') })).toHaveValue('ring');
    const selectedTexts = facetNames.map((name) => [name, getFacetSelect(name).selectedOptions[0]?.textContent]);
    expect(Object.fromEntries(selectedTexts)).toEqual({
      ...Object.fromEntries(facetNames.map((name) => [name, translate('any')])),
      country: 'Singapore',
      city: 'Singapore',
    });
    expect(screen.queryByText(translate('criteria-all'))).toBeNull();
    const frequencies = within(screen.getByRole('group', { name: translate('frequency') }));
    expect(frequencies.getAllByRole('radio')).toHaveLength(2);
    expect(getFrequencyRadio('weekly')).toBeChecked();
    expect(getConsentCheckbox()).not.toBeChecked();
  });

  it('says that an alert without criteria is for all offers', () => {
    renderPopup({ search: '', facets: {} });
    expect(screen.getByText(translate('criteria-all'))).toBeVisible();
  });
});

describe('an incomplete form', () => {
  const expectInvalid = (element: HTMLElement, message: string) => {
    expect(element).toBeInvalid();
    expect(element).toHaveAccessibleDescription(message);
  };

  it('shows each invalid field’s message until it is corrected, focuses the first, and sends nothing', async () => {
    const { user, submit } = renderPopup();
    await user.type(getEmailField(), 'ada@');
    await submit();
    expectInvalid(getEmailField(), translate('error-email'));
    expectInvalid(getConsentCheckbox(), translate('error-consent'));
    expect(getEmailField()).toHaveFocus();
    await user.type(getEmailField(), 'example.com');
    await submit();
    expect(getEmailField()).toHaveAttribute('aria-invalid', 'false');
    expectInvalid(getConsentCheckbox(), translate('error-consent'));
    expect(getConsentCheckbox()).toHaveFocus();
    expect(getInteractions()).toEqual([]);
  });

  it('includes a form whose keywords contain no word, until they do', async () => {
    const { user, fill, submit } = renderPopup({ search: '!!!', facets: {} });
    const keywords = screen.getByRole('textbox', { name: jobsT('search.field') });
    await fill();
    await submit();
    expectInvalid(keywords, translate('error-search'));
    expect(keywords).toHaveFocus();
    await user.type(keywords, 'watch');
    expect(keywords).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('an alert', () => {
  it('is sent with its criteria and tracked, and the visitor is then asked to confirm it', async () => {
    const { sent } = mockEndpoint();
    const { user, fill, submit, onClose } = renderPopup();
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('heading', { name: translate('done-title') })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(translate('done', { email: 'ada@example.com' }));
    const expectedBody = { email: 'ada@example.com', frequency: 'daily', consent: true, locale: 'en' };
    expect(sent.map(({ body }) => body)).toEqual([{ ...expectedBody, criteria, captchaPass: 'a pass' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(getInteractions()).toEqual([
      ['Job offers', 'Form validation', ''],
      ['Job offers', 'Job alert validation', 'daily'],
    ]);
    const [, close] = screen.getAllByRole('button', { name: t('popup.close') });
    await user.click(close as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has the criteria that the visitor changed: other keywords, another value, one value fewer', async () => {
    const { sent } = mockEndpoint();
    const { user, fill, submit } = renderPopup();
    await fill();
    const search = screen.getByRole('textbox', { name: jobsT('search.field') });
    await user.clear(search);
    await user.type(search, 'watch');
    await screen.findByRole('option', { name: 'Geneva' });
    await user.selectOptions(getFacetSelect('city'), 'Geneva');
    expect(getFacetSelect('city')).toHaveFocus();
    await user.selectOptions(getFacetSelect('country'), translate('any'));
    await submit();
    await screen.findByRole('heading', { name: translate('done-title') });
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ criteria: { search: 'watch', facets: { city: ['geneva'] } } }),
    ]);
  });

  it('has several values of a facet, which can be removed one by one', async () => {
    const { sent } = mockEndpoint();
    const { user, fill, submit } = renderPopup({ search: '', facets: { city: ['singapore', 'geneva'] } });
    await fill();
    const cities = () => screen.getAllByRole('combobox', { name: new RegExp(`^${jobsT('facts.city')}`) });
    expect(cities().map((city) => city.closest('label')?.firstChild?.textContent)).toEqual(['City 1', 'City 2']);
    await user.selectOptions(cities()[0] as HTMLElement, translate('any'));
    expect(cities()).toHaveLength(1);
    await submit();
    await screen.findByRole('heading', { name: translate('done-title') });
    expect(sent).toEqual([
      expect.objectContaining({
        body: expect.objectContaining({ criteria: { search: '', facets: { city: ['geneva'] } } }),
      }),
    ]);
  });

  it('can have its criteria removed if the offers are unavailable', async () => {
    mockJobSearches(() => HttpResponse.json({ success: false }, { status: 502 }));
    const { sent } = mockEndpoint();
    const { user, fill, submit } = renderPopup();
    await fill();
    await user.selectOptions(getFacetSelect('city'), translate('any'));
    await submit();
    await screen.findByRole('heading', { name: translate('done-title') });
    expect(sent).toEqual([
      expect.objectContaining({
        body: expect.objectContaining({ criteria: { search: 'ring', facets: { country: ['SG'] } } }),
      }),
    ]);
  });

  it('is sent with a token of Google’s captcha if the site has a key for it', async () => {
    const execute = vi.fn(async () => 'Google’s token');
    vi.stubGlobal('grecaptcha', { enterprise: { ready: (then: () => void) => then(), execute } });
    const { requestedActions, solutions } = mockEndpoint();
    const { fill, submit } = renderPopup(criteria, { content: { recaptchaSiteKey: 'a-key' } });
    await fill();
    await submit();
    await screen.findByRole('heading', { name: translate('done-title') });
    vi.unstubAllGlobals();
    expect(execute).toHaveBeenCalledExactlyOnceWith('a-key', { action: 'job_alert' });
    expect(solutions).toEqual([{ token: 'Google’s token', action: 'job-alert' }]);
    expect(requestedActions).toEqual([]);
  });

  it('can be sent again if no email arrives', async () => {
    const { sent } = mockEndpoint();
    const { user, fill, submit } = renderPopup();
    await fill();
    await submit();
    await user.click(await screen.findByRole('button', { name: formsT('checkMail.resend') }));
    const message = formsT('checkMail.resent', { email: 'ada@example.com' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

it('keeps the input while it is closed, until it is sent', async () => {
  mockEndpoint();
  const renderAlertPopup = (isOpen: boolean, initial = criteria) =>
    isOpen ? <JobAlertPopup criteria={initial} facets={initialFacets} onClose={vi.fn()} /> : null;
  const { user, rerender } = renderWithSite(renderAlertPopup(true) as ReactElement);
  const reopen = (initial = criteria) => {
    rerender(renderAlertPopup(false));
    rerender(renderAlertPopup(true, initial));
  };
  const getKeywords = () => screen.getByRole('textbox', { name: jobsT('search.field') });
  await user.type(getEmailField(), 'ada@example.com');
  await user.type(getKeywords(), 's');
  reopen({ ...criteria });
  expect(getKeywords()).toHaveValue('rings');
  reopen({ ...criteria, search: 'watch' });
  expect(getEmailField()).toHaveValue('ada@example.com');
  expect(getKeywords()).toHaveValue('watch');
  await user.click(getConsentCheckbox());
  await user.click(submitButton());
  await screen.findByRole('heading', { name: translate('done-title') });
  reopen();
  expect(getEmailField()).toHaveValue('');
});

testGuardedForm({
  url,
  action: 'job-alert',
  translate,
  render: renderPopup,
  expectInputRetained,
  validationEvent: ['Job offers', 'Form validation', ''],
  rejection: { fields: ['consent', 'criteria.search', 'email'], firstField: 'email', getFirstControl: getEmailField },
});
