import { subscription } from '@/lib/model/subscription';
import { subscriptionEndpoint } from '@/lib/site/subscriptions/endpoint';

export const config = { api: { bodyParser: false } };

export default subscriptionEndpoint({ list: 'highlights', topic: 'the highlights', body: subscription });
