import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SubscriptionPageProps } from '@/lib/site/pages/subscription-page';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { buildPage, buildSiteContent } from '@/tests/support/site-content';
import { SubscriptionPage } from './SubscriptionPage';

const buildProps = (overrides: Partial<SubscriptionPageProps>): SubscriptionPageProps => ({
  page: buildPage({ pageTitle: 'Your subscription', noindex: true }),
  content: buildSiteContent(),
  structuredData: [],
  subscription: null,
  formLinks: [{ title: 'Press', path: '/en/press/' }],
  failed: false,
  ...overrides,
});
const renderPage = (overrides: Partial<SubscriptionPageProps>) =>
  renderWithSite(<SubscriptionPage {...buildProps(overrides)} />);

type Subscription = NonNullable<SubscriptionPageProps['subscription']>;
const buildSubscription = (overrides: Partial<Subscription>): Subscription => ({
  purpose: 'confirm',
  list: 'press',
  status: 'pending',
  cancelToken: null,
  ...overrides,
});

const translate = getTranslator('en', 'subscriptions');

const list = 'press';

describe.each(['confirm', 'cancel'] as const)('a link to %s', (purpose) => {
  const doneStatus = ({ confirm: 'confirmed', cancel: 'cancelled' } as const)[purpose];
  const openStatus = ({ confirm: 'pending', cancel: 'confirmed' } as const)[purpose];

  it('asks for confirmation in a form that works without JavaScript', () => {
    renderPage({ subscription: buildSubscription({ list, purpose, status: openStatus }) });
    expect(screen.getByRole('status')).toHaveTextContent(translate(`page.${purpose}-question_${list}`));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: translate(`page.${purpose}_${list}`) });
    expect(button.type).toBe('submit');
    expect(button.form).toHaveAttribute('method', 'post');
    expect(button.form).not.toHaveAttribute('action');
  });

  it('says that it is done, and has no button', () => {
    renderPage({ subscription: buildSubscription({ list, purpose, status: doneStatus }) });
    expect(screen.getByRole('status')).toHaveTextContent(translate(`page.${doneStatus}_${list}`));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('says that a subscription is cancelled if it can no longer be confirmed', () => {
  renderPage({ subscription: buildSubscription({ list, status: 'cancelled' }) });
  expect(screen.getByRole('status')).toHaveTextContent(translate(`page.cancelled_${list}`));
  expect(screen.queryByRole('button')).toBeNull();
});

it('links from a confirmed subscription to the page that cancels it', () => {
  renderPage({ subscription: buildSubscription({ list, status: 'confirmed', cancelToken: 'a.token' }) });
  const link = screen.getByRole('link', { name: translate(`page.cancel_${list}`) });
  expect(link).toHaveAttribute('href', '/en/subscription/?token=a.token');
});

it('says that a link has expired or is forged', () => {
  renderPage({});
  expect(screen.getByText(translate('page.invalid'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the request failed, and has no button', () => {
  renderPage({ failed: true });
  expect(screen.getByRole('alert')).toHaveTextContent(translate('page.failed'));
  expect(screen.queryByText(translate('page.invalid'))).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has its title and links to the subscription forms', () => {
  renderPage({});
  expect(screen.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Press' })).toHaveAttribute('href', '/en/press/');
});
