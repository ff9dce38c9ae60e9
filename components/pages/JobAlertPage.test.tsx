import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FacetName } from '@/lib/model/lists/list-query';
import type { AlertPageProps } from '@/lib/site/careers/alert-page';
import { createSiteWrapper, jobsT, renderWithSite } from '@/tests/support/render';
import { buildPage, buildSiteContent } from '@/tests/support/site-content';
import { JobAlertPage } from './JobAlertPage';

const buildProps = (overrides: Partial<AlertPageProps>): AlertPageProps => ({
  page: buildPage({ pageTitle: 'Your job alert', noindex: true }),
  content: buildSiteContent(),
  structuredData: [],
  alert: null,
  criteria: null,
  outcome: null,
  failed: false,
  offersPath: '/en/talents/offers/',
  ...overrides,
});
const renderPage = (overrides: Partial<AlertPageProps>) => renderWithSite(<JobAlertPage {...buildProps(overrides)} />);

type Alert = NonNullable<AlertPageProps['alert']>;
const buildAlert = (overrides: Partial<Alert> = {}): Alert => ({
  purpose: 'confirm',
  status: 'pending',
  frequency: 'weekly',
  cancelToken: null,
  ...overrides,
});

const buildValue = (name: FacetName, key: string) => ({ name, key, label: 'Singapore' });
const crafts = { search: 'Crafts', values: [] };
const translate = (key: string) => jobsT(`alertPage.${key}`);
const expectSubmitButton = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button.type).toBe('submit');
  expect(button.form).toHaveAttribute('method', 'post');
  expect(button.form).not.toHaveAttribute('action');
};

describe.each(['confirm', 'cancel'] as const)('a link to %s an alert', (purpose) => {
  const doneStatus = ({ confirm: 'confirmed', cancel: 'cancelled' } as const)[purpose];
  const question = { confirm: 'confirm-question', cancel: 'active' }[purpose];
  const openStatus = ({ confirm: 'pending', cancel: 'confirmed' } as const)[purpose];

  it('asks for confirmation in a form that works without JavaScript', () => {
    renderPage({ alert: buildAlert({ purpose, status: openStatus }), criteria: crafts });
    expect(screen.getByRole('status')).toHaveTextContent(translate(question));
    expectSubmitButton(translate(purpose));
  });

  it('says that it is done, and has no button', () => {
    renderPage({ alert: buildAlert({ purpose, status: doneStatus }), criteria: crafts });
    expect(screen.getByRole('status')).toHaveTextContent(translate(doneStatus));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('says that an alert is cancelled if it can no longer be confirmed', () => {
  renderPage({ alert: buildAlert({ status: 'cancelled' }) });
  expect(screen.getByRole('status')).toHaveTextContent(translate('cancelled'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('links from a confirmed alert to the page that changes and cancels it', () => {
  renderPage({ alert: buildAlert({ status: 'confirmed', cancelToken: 'a.token' }) });
  const link = screen.getByRole('link', { name: translate('manage') });
  expect(link).toHaveAttribute('href', '/en/job-alert/?token=a.token');
});

it('shows the criteria of the alert, each once, and its frequency', () => {
  renderPage({
    alert: buildAlert(),
    criteria: { search: 'Crafts', values: [buildValue('country', 'SG'), buildValue('city', 'singapore')] },
  });
  const list = screen.getByRole('list', { name: jobsT('alert.criteria') });
  expect([...list.children].map((item) => item.textContent)).toEqual([
    'Crafts',
    'Singapore',
    jobsT('alert.frequency-weekly'),
  ]);
});

it('says that the alert is for all offers', () => {
  renderPage({ alert: buildAlert(), criteria: { search: '', values: [] } });
  expect(screen.getByRole('list')).toHaveTextContent(jobsT('alert.criteria-all'));
});

it('asks for confirmation without the criteria when they are unavailable', () => {
  renderPage({ alert: buildAlert() });
  expect(screen.queryByRole('list')).toBeNull();
  expectSubmitButton(translate('confirm'));
});

it.each([
  ['a question', { alert: buildAlert() }, false],
  ['a change', { alert: buildAlert({ purpose: 'cancel', status: 'confirmed' }), outcome: 'saved' as const }, true],
  ['a failure', { failed: true }, true],
])(
  'sets the initial focus on the heading if the page is an outcome, even without JavaScript: %s',
  (_, overrides, hasFocus) => {
    const Site = createSiteWrapper();
    const html = renderToString(
      <Site>
        <JobAlertPage {...buildProps(overrides)} />
      </Site>,
    );
    const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('h1');
    expect(heading?.hasAttribute('autofocus')).toBe(hasFocus);
    expect(heading?.getAttribute('tabindex')).toBe('-1');
  },
);

it('moves the focus to the heading of an outcome once its scripts run, if the browser has not', () => {
  renderPage({ alert: buildAlert({ status: 'confirmed' }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('an alert that can be changed', () => {
  const criteria = { search: 'ring', values: [buildValue('city', 'singapore')] };
  const renderChangeable = (overrides: Partial<AlertPageProps> = {}) =>
    renderPage({ alert: buildAlert({ purpose: 'cancel', status: 'confirmed' }), criteria, ...overrides });
  const readForm = (button: HTMLElement) =>
    [...new FormData((button as HTMLButtonElement).form ?? undefined, button)].map(([name, value]) => [name, value]);

  it('has a form with its criteria and frequency, from which single criteria can be removed', async () => {
    const { user } = renderChangeable();
    const save = screen.getByRole('button', { name: translate('save') });
    const initial = [
      ['action', 'save'],
      ['search', 'ring'],
      ['city', 'singapore'],
      ['frequency', 'weekly'],
    ];
    expect(readForm(save)).toEqual(initial);
    await user.click(screen.getByRole('checkbox', { name: `Singapore ${jobsT('facts.city')}` }));
    expect(readForm(save)).toEqual(initial.filter(([name]) => name !== 'city'));
    expectSubmitButton(translate('save'));
  });

  it.each([
    ['confirmed', 'active', 'pause'],
    ['paused', 'paused', 'resume'],
  ] as const)('says that it is %s, and can be paused or resumed, or cancelled', (status, message, action) => {
    renderChangeable({ alert: buildAlert({ purpose: 'cancel', status }) });
    expect(screen.getByRole('status')).toHaveTextContent(translate(message));
    expect(readForm(screen.getByRole('button', { name: translate(action) }))).toEqual([['action', action]]);
    expect(readForm(screen.getByRole('button', { name: translate('cancel') }))).toEqual([]);
    expectSubmitButton(translate('cancel'));
  });

  it('says what became of a change, and links to the offers with its criteria', () => {
    renderChangeable({ offersPath: '/en/offers/?search=ring', outcome: 'saved' });
    expect(screen.getByRole('status')).toHaveTextContent(translate('saved'));
    const link = screen.getByRole('link', { name: translate('matches') });
    expect(link).toHaveAttribute('href', '/en/offers/?search=ring');
  });

  it('can still be paused and cancelled if its criteria are unavailable', () => {
    renderChangeable({ criteria: null });
    expect(screen.queryByRole('button', { name: translate('save') })).toBeNull();
    expectSubmitButton(translate('pause'));
  });
});

it('says that a link has expired or is forged', () => {
  renderPage({});
  expect(screen.getByText(translate('invalid'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

it('says that the request failed, and has no button', () => {
  renderPage({ failed: true });
  expect(screen.getByRole('alert')).toHaveTextContent(translate('failed'));
  expect(screen.queryByText(translate('invalid'))).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([{}, { alert: buildAlert({ purpose: 'cancel', status: 'cancelled' }) }])(
  'has its title and links to the offers: %j',
  (overrides) => {
    renderPage(overrides);
    expect(screen.getByRole('heading', { level: 1, name: 'Your job alert' })).toBeVisible();
    expect(screen.getByRole('link', { name: translate('offers') })).toHaveAttribute('href', '/en/talents/offers/');
  },
);
