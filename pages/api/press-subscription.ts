import { endpoint } from '@/lib/api/endpoint';
import { submitOnce } from '@/lib/api/submit-once';
import { pressSubscription } from '@/lib/model/subscription';
import { subscriptions } from '@/lib/subscriptions';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'Mails the link that confirms a subscription to what the press is told; Idempotency-Key as for alerts',
  body: pressSubscription,
  status: 204,
  limit: { calls: 10, seconds: 60 },
  handle: async ({ body: { captchaPass, consent: _, ...subscriber }, request }) => {
    await submitOnce({ request, captchaPass, action: 'subscription' }, (key) =>
      subscriptions.subscribe({ ...subscriber, list: 'press', key }),
    );
    return null;
  },
});
