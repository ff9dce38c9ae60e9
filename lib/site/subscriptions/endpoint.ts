import type { z } from 'zod';
import { defineEndpoint } from '../../api/endpoint';
import { submitOnce } from '../../api/submit-once';
import type { Subscription } from '../../model/subscription';
import type { SubscriptionList } from '../../shared/constants';
import { subscriptions } from '.';

interface Definition<B> {
  list: SubscriptionList;
  /** What people subscribe to, for the OpenAPI description. */
  topic: string;
  body: B;
}

/** The endpoint behind the form of one mailing list. */
export const createSubscriptionEndpoint = <B extends z.ZodType<Subscription>>({ list, topic, body }: Definition<B>) =>
  defineEndpoint({
    method: 'POST',
    summary: `Emails the link that confirms a subscription to ${topic}; the header Idempotency-Key is the same for every attempt`,
    body,
    statusWithoutBody: 204,
    limit: { calls: 10, seconds: 60, shared: list },
    handle: async ({ body: { captchaPass, consent: _, ...subscriber }, request }) => {
      await submitOnce({ request, captchaPass, action: 'subscription' }, (key) =>
        subscriptions.subscribe({ ...subscriber, list, key }),
      );
      return null;
    },
  });
