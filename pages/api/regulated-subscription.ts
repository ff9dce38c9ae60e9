import { subscriptionEndpoint } from '@/lib/api/subscription-endpoint';
import { subscription } from '@/lib/model/subscription';

export const config = { api: { bodyParser: false } };

export default subscriptionEndpoint({ list: 'regulated', what: 'the regulated information', body: subscription });
