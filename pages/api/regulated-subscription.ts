import { subscription } from '@/lib/model/subscription';
import { subscriptionEndpoint } from '@/lib/site/subscriptions/endpoint';

export const config = { api: { bodyParser: false } };

export default subscriptionEndpoint({ list: 'regulated', topic: 'the regulated information', body: subscription });
