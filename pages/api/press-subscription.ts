import { pressSubscription } from '@/lib/model/subscription';
import { subscriptionEndpoint } from '@/lib/site/subscriptions/endpoint';

export const config = { api: { bodyParser: false } };

export default subscriptionEndpoint({ list: 'press', topic: 'what the press is told', body: pressSubscription });
