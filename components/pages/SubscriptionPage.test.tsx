import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscriptionLists } from '@/lib/shared/constants';
import type { SubscriptionPageProps } from '@/lib/site/pages/subscription-page';
import { headOf } from '@/tests/support/head';
import { renderWithSite, wordsIn } from '@/tests/support/render';
import { page, siteContent } from '@/tests/support/site-content';
import { SubscriptionPage } from './SubscriptionPage';

const propsOf = (parts: Partial<SubscriptionPageProps>): SubscriptionPageProps => ({
  page: page({ pageTitle: 'Your subscription', noindex: true }),
  content: siteContent(),
  structuredData: [],
  subscription: null,
  forms: [{ title: 'Press', path: '/en/press/' }],
  failed: false,
  ...parts,
});
const renderPage = (parts: Partial<SubscriptionPageProps>) => renderWithSite(<SubscriptionPage {...propsOf(parts)} />);

type Subscription = NonNullable<SubscriptionPageProps['subscription']>;
const subscriptionOf = (parts: Partial<Subscription>): Subscription => ({
  purpose: 'confirm',
  list: 'press',
  status: 'pending',
  cancelToken: null,
  ...parts,
});

const words = wordsIn('en', 'subscriptions');

describe.each(subscriptionLists)('of %s', (list) => {
  describe.each(['confirm', 'cancel'] as const)('a link to %s', (purpose) => {
    const done = ({ confirm: 'confirmed', cancel: 'cancelled' } as const)[purpose];
    const open = ({ confirm: 'pending', cancel: 'confirmed' } as const)[purpose];

    it('asks first, and acts through a form that works without JavaScript', () => {
      renderPage({ subscription: subscriptionOf({ list, purpose, status: open }) });
      expect(screen.getByRole('status')).toHaveTextContent(words(`page.${purpose}-question_${list}`));
      const button = screen.getByRole<HTMLButtonElement>('button', { name: words(`page.${purpose}_${list}`) });
      expect(button.type).toBe('submit');
      expect(button.form).toHaveAttribute('method', 'post');
      expect(button.form).not.toHaveAttribute('action');
    });

    it('says that it is done, and asks for nothing more', () => {
      renderPage({ subscription: subscriptionOf({ list, purpose, status: done }) });
      expect(screen.getByRole('status')).toHaveTextContent(words(`page.${done}_${list}`));
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  it('says that a subscription is cancelled if it can no longer be confirmed', () => {
    renderPage({ subscription: subscriptionOf({ list, status: 'cancelled' }) });
    expect(screen.getByRole('status')).toHaveTextContent(words(`page.cancelled_${list}`));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links from a confirmed subscription to the page that cancels it', () => {
    renderPage({ subscription: subscriptionOf({ list, status: 'confirmed', cancelToken: 'a.token' }) });
    const link = screen.getByRole('link', { name: words(`page.cancel_${list}`) });
    expect(link).toHaveAttribute('href', '/en/subscription/?token=a.token');
  });
});

it('says that a link is too old or forged', () => {
  renderPage({});
  expect(screen.getByText(words('page.invalid'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it failed, and offers no button', () => {
  renderPage({ failed: true });
  expect(screen.getByRole('alert')).toHaveTextContent(words('page.failed'));
  expect(screen.queryByText(words('page.invalid'))).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has its title and links to the subscription forms', () => {
  renderPage({});
  expect(screen.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Press' })).toHaveAttribute('href', '/en/press/');
});

it('is kept from search engines', () => {
  const head = headOf(<SubscriptionPage {...propsOf({})} />);
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
