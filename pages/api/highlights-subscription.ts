import { subscriptionEndpoint } from '@/lib/api/subscription-endpoint';
import { subscription } from '@/lib/model/subscription';

export const config = { api: { bodyParser: false } };

export default subscriptionEndpoint({ list: 'highlights', what: 'the highlights', body: subscription });
