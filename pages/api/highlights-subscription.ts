import { endpoint } from '@/lib/api/endpoint';
import { submitOnce } from '@/lib/api/submit-once';
import { highlightsSubscription } from '@/lib/model/subscription';
import { subscriptions } from '@/lib/subscriptions';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'Mails the link that confirms a subscription to the highlights; Idempotency-Key as for alerts',
  body: highlightsSubscription,
  status: 204,
  limit: { calls: 10, seconds: 60 },
  handle: async ({ body: { captchaPass, consent: _, ...subscriber }, request }) => {
    await submitOnce({ request, captchaPass, action: 'subscription' }, (key) =>
      subscriptions.subscribe({ ...subscriber, list: 'highlights', key }),
    );
    return null;
  },
});
