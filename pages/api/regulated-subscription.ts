import { subscription } from '@/lib/model/subscription';
import { createSubscriptionEndpoint } from '@/lib/site/subscriptions/endpoint';

export const config = { api: { bodyParser: false } };

export default createSubscriptionEndpoint({
  list: 'regulated',
  topic: 'the regulated information',
  body: subscription,
});
