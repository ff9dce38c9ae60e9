import { subscription } from '@/lib/model/subscription';
import { createSubscriptionEndpoint } from '@/lib/site/subscriptions/endpoint';

export const config = { api: { bodyParser: false } };

export default createSubscriptionEndpoint({ list: 'highlights', topic: 'the highlights', body: subscription });
