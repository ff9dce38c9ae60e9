import { subscriptionEndpoint } from '@/lib/api/subscription-endpoint';
import { pressSubscription } from '@/lib/model/subscription';

export const config = { api: { bodyParser: false } };

export default subscriptionEndpoint({ list: 'press', what: 'what the press is told', body: pressSubscription });
