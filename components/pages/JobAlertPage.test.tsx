import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AlertPageProps } from '@/lib/site/careers/alert-page';
import { headOf } from '@/tests/support/head';
import { jobsT, renderWithSite, siteAround } from '@/tests/support/render';
import { page, siteContent } from '@/tests/support/site-content';
import { JobAlertPage } from './JobAlertPage';

const propsOf = (parts: Partial<AlertPageProps>): AlertPageProps => ({
  page: page({ pageTitle: 'Your job alert', noindex: true }),
  content: siteContent(),
  structuredData: [],
  alert: null,
  summary: null,
  failed: false,
  offersPath: '/en/talents/offers/',
  ...parts,
});
const renderPage = (parts: Partial<AlertPageProps>) => renderWithSite(<JobAlertPage {...propsOf(parts)} />);

type Alert = NonNullable<AlertPageProps['alert']>;
const alertOf = (parts: Partial<Alert> = {}): Alert => ({
  purpose: 'confirm',
  status: 'pending',
  frequency: 'weekly',
  cancelToken: null,
  ...parts,
});

const words = (key: string) => jobsT(`alertPage.${key}`);
const isOffered = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button.type).toBe('submit');
  expect(button.form).toHaveAttribute('method', 'post');
  expect(button.form).not.toHaveAttribute('action');
};

describe.each(['confirm', 'cancel'] as const)('a link to %s an alert', (purpose) => {
  const done = ({ confirm: 'confirmed', cancel: 'cancelled' } as const)[purpose];
  const open = ({ confirm: 'pending', cancel: 'confirmed' } as const)[purpose];

  it('asks first, and acts through a form that works without JavaScript', () => {
    renderPage({ alert: alertOf({ purpose, status: open }), summary: ['Crafts'] });
    expect(screen.getByRole('status')).toHaveTextContent(words(`${purpose}-question`));
    isOffered(words(purpose));
  });

  it('says that it is done, and asks for nothing more', () => {
    renderPage({ alert: alertOf({ purpose, status: done }), summary: ['Crafts'] });
    expect(screen.getByRole('status')).toHaveTextContent(words(done));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('says that an alert is cancelled if it can no longer be confirmed', () => {
  renderPage({ alert: alertOf({ status: 'cancelled' }) });
  expect(screen.getByRole('status')).toHaveTextContent(words('cancelled'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('links from a confirmed alert to the page that cancels it', () => {
  renderPage({ alert: alertOf({ status: 'confirmed', cancelToken: 'a.token' }) });
  const link = screen.getByRole('link', { name: words('cancel') });
  expect(link).toHaveAttribute('href', '/en/job-alert/?token=a.token');
});

it('shows the criteria of the alert, each once, and its frequency', () => {
  renderPage({ alert: alertOf(), summary: ['Singapore', 'Singapore', 'Crafts'] });
  const list = screen.getByRole('list', { name: jobsT('alert.criteria') });
  expect([...list.children].map((item) => item.textContent)).toEqual([
    'Singapore',
    'Crafts',
    jobsT('alert.frequency-weekly'),
  ]);
});

it('says that the alert is for all offers', () => {
  renderPage({ alert: alertOf(), summary: [] });
  expect(screen.getByRole('list')).toHaveTextContent(jobsT('alert.criteria-all'));
});

it('asks without the criteria when they are unavailable', () => {
  renderPage({ alert: alertOf() });
  expect(screen.queryByRole('list')).toBeNull();
  isOffered(words('confirm'));
});

it.each([
  ['a question', { alert: alertOf() }, false],
  ['an outcome', { alert: alertOf({ status: 'confirmed' }) }, true],
  ['a failure', { failed: true }, true],
])('gives the heading the focus if the page is %s, also without JavaScript', (_, parts, hasFocus) => {
  const Site = siteAround();
  const html = renderToString(
    <Site>
      <JobAlertPage {...propsOf(parts)} />
    </Site>,
  );
  const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('h1');
  expect(heading?.hasAttribute('autofocus')).toBe(hasFocus);
  expect(heading?.getAttribute('tabindex')).toBe('-1');
});

it('says that a link is too old or forged', () => {
  renderPage({});
  expect(screen.getByText(words('invalid'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

it('says that it failed, and offers no button', () => {
  renderPage({ failed: true });
  expect(screen.getByRole('alert')).toHaveTextContent(words('failed'));
  expect(screen.queryByText(words('invalid'))).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([{}, { failed: true }, { alert: alertOf({ purpose: 'cancel', status: 'cancelled' }) }])(
  'has its title and links to the offers: %j',
  (parts) => {
    renderPage(parts);
    expect(screen.getByRole('heading', { level: 1, name: 'Your job alert' })).toBeVisible();
    expect(screen.getByRole('link', { name: words('offers') })).toHaveAttribute('href', '/en/talents/offers/');
  },
);

it('is kept from search engines', () => {
  const head = headOf(<JobAlertPage {...propsOf({})} />);
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
