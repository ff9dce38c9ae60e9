import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AlertPageProps } from '@/lib/site/careers/alert-page';
import { renderToHead } from '@/tests/support/head';
import { createSiteWrapper, jobsT, renderWithSite } from '@/tests/support/render';
import { buildPage, buildSiteContent } from '@/tests/support/site-content';
import { JobAlertPage } from './JobAlertPage';

const buildProps = (overrides: Partial<AlertPageProps>): AlertPageProps => ({
  page: buildPage({ pageTitle: 'Your job alert', noindex: true }),
  content: buildSiteContent(),
  structuredData: [],
  alert: null,
  summary: null,
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

const translate = (key: string) => jobsT(`alertPage.${key}`);
const expectSubmitButton = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button.type).toBe('submit');
  expect(button.form).toHaveAttribute('method', 'post');
  expect(button.form).not.toHaveAttribute('action');
};

describe.each(['confirm', 'cancel'] as const)('a link to %s an alert', (purpose) => {
  const doneStatus = ({ confirm: 'confirmed', cancel: 'cancelled' } as const)[purpose];
  const openStatus = ({ confirm: 'pending', cancel: 'confirmed' } as const)[purpose];

  it('asks for confirmation in a form that works without JavaScript', () => {
    renderPage({ alert: buildAlert({ purpose, status: openStatus }), summary: ['Crafts'] });
    expect(screen.getByRole('status')).toHaveTextContent(translate(`${purpose}-question`));
    expectSubmitButton(translate(purpose));
  });

  it('says that it is done, and has no button', () => {
    renderPage({ alert: buildAlert({ purpose, status: doneStatus }), summary: ['Crafts'] });
    expect(screen.getByRole('status')).toHaveTextContent(translate(doneStatus));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('says that an alert is cancelled if it can no longer be confirmed', () => {
  renderPage({ alert: buildAlert({ status: 'cancelled' }) });
  expect(screen.getByRole('status')).toHaveTextContent(translate('cancelled'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('links from a confirmed alert to the page that cancels it', () => {
  renderPage({ alert: buildAlert({ status: 'confirmed', cancelToken: 'a.token' }) });
  const link = screen.getByRole('link', { name: translate('cancel') });
  expect(link).toHaveAttribute('href', '/en/job-alert/?token=a.token');
});

it('shows the criteria of the alert, each once, and its frequency', () => {
  renderPage({ alert: buildAlert(), summary: ['Singapore', 'Singapore', 'Crafts'] });
  const list = screen.getByRole('list', { name: jobsT('alert.criteria') });
  expect([...list.children].map((item) => item.textContent)).toEqual([
    'Singapore',
    'Crafts',
    jobsT('alert.frequency-weekly'),
  ]);
});

it('says that the alert is for all offers', () => {
  renderPage({ alert: buildAlert(), summary: [] });
  expect(screen.getByRole('list')).toHaveTextContent(jobsT('alert.criteria-all'));
});

it('asks for confirmation without the criteria when they are unavailable', () => {
  renderPage({ alert: buildAlert() });
  expect(screen.queryByRole('list')).toBeNull();
  expectSubmitButton(translate('confirm'));
});

it.each([
  ['a question', { alert: buildAlert() }, false],
  ['an outcome', { alert: buildAlert({ status: 'confirmed' }) }, true],
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

it.each([{}, { failed: true }, { alert: buildAlert({ purpose: 'cancel', status: 'cancelled' }) }])(
  'has its title and links to the offers: %j',
  (overrides) => {
    renderPage(overrides);
    expect(screen.getByRole('heading', { level: 1, name: 'Your job alert' })).toBeVisible();
    expect(screen.getByRole('link', { name: translate('offers') })).toHaveAttribute('href', '/en/talents/offers/');
  },
);

it('is not indexed by search engines', () => {
  const head = renderToHead(<JobAlertPage {...buildProps({})} />);
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
