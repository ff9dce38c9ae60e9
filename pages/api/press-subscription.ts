import { pressSubscription } from '@/lib/model/subscription';
import { createSubscriptionEndpoint } from '@/lib/site/subscriptions/endpoint';

export const config = { api: { bodyParser: false } };

export default createSubscriptionEndpoint({ list: 'press', topic: 'news for the press', body: pressSubscription });
