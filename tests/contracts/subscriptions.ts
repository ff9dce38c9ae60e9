import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptionLists } from '@/lib/shared/constants';
import type { SubscriptionRequest, Subscriptions } from '@/lib/site/submissions/subscriptions';
import type { Email } from '@/lib/upstreams/mailing/contract';

interface SubscriptionsFixture {
  subscriptions: Subscriptions;
  /** The sent emails, the oldest first. */
  emails(): Promise<Pick<Email, 'to' | 'text'>[]> | Pick<Email, 'to' | 'text'>[];
}

/** A request by Ada for press releases, with a random idempotency key. */
export const buildRequest = (overrides: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
  list: 'press',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Quillfeather',
  media: 'The Daily Loom',
  country: 'GB',
  locale: 'en',
  key: randomUUID(),
  ...overrides,
});

/** Requests a subscription. Returns its email, with the token that confirms and the token that cancels. */
export const requestSubscription = async (
  { subscriptions, emails }: SubscriptionsFixture,
  overrides: Partial<SubscriptionRequest> = {},
) => {
  await subscriptions.subscribe(buildRequest(overrides));
  const email = (await emails()).at(-1);
  const [confirm = '', cancel = ''] = [...(email?.text ?? '').matchAll(/token=([\w.-]+)/g)].map(([, token]) => token);
  return { email, confirm, cancel };
};

/** Defines the contract tests for subscriptions. `make` returns a store without subscriptions. */
export const testSubscriptions = (name: string, make: () => Promise<SubscriptionsFixture> | SubscriptionsFixture) =>
  describe(name, () => {
    let subscriptions: Subscriptions;
    let emails: SubscriptionsFixture['emails'];
    beforeEach(async () => {
      ({ subscriptions, emails } = await make());
    });

    const subscribe = (overrides?: Partial<SubscriptionRequest>) =>
      requestSubscription({ subscriptions, emails }, overrides);

    it.each(subscriptionLists)(
      'sends a link that confirms a subscription to %s, and a link that cancels it',
      async (list) => {
        const { email, confirm, cancel } = await subscribe({ list, locale: 'fr' });
        expect(email?.to).toBe('ada@example.com');
        expect(email?.text).toContain(`/fr/subscription/?token=${confirm}`);
        const pending = { list, status: 'pending', cancelToken: null };
        expect(await subscriptions.findByLink(confirm)).toEqual({ ...pending, purpose: 'confirm' });
        expect(await subscriptions.findByLink(cancel)).toEqual({ ...pending, purpose: 'cancel' });
      },
    );

    it('is confirmed by its link, any number of times', async () => {
      const { confirm } = await subscribe();
      for (const subscription of [await subscriptions.settle(confirm), await subscriptions.settle(confirm)])
        expect(subscription).toMatchObject({ purpose: 'confirm', list: 'press', status: 'confirmed' });
      expect((await subscriptions.findByLink(confirm))?.status).toBe('confirmed');
    });

    it('is cancelled by its link, any number of times, and can no longer be confirmed', async () => {
      const { confirm, cancel } = await subscribe();
      await subscriptions.settle(confirm);
      for (const subscription of [await subscriptions.settle(cancel), await subscriptions.settle(cancel)])
        expect(subscription).toEqual({ purpose: 'cancel', list: 'press', status: 'cancelled', cancelToken: null });
      expect((await subscriptions.settle(confirm))?.status).toBe('cancelled');
    });

    it('treats the lists separately', async () => {
      const press = await subscribe();
      const highlights = await subscribe({ list: 'highlights', media: undefined, country: undefined });
      await subscriptions.settle(press.confirm);
      await subscriptions.settle(highlights.confirm);
      await subscriptions.settle(press.cancel);
      expect((await subscriptions.findByLink(highlights.confirm))?.status).toBe('confirmed');
    });

    it('can be requested again after it was cancelled', async () => {
      const firstTokens = await subscribe();
      await subscriptions.settle(firstTokens.confirm);
      await subscriptions.settle(firstTokens.cancel);
      const renewed = await subscribe();
      expect((await subscriptions.settle(renewed.confirm))?.status).toBe('confirmed');
    });
  });
