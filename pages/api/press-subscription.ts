import { defineForm } from '@/lib/api/form';
import { pressSubscription } from '@/lib/model/subscription';
import { subscriptions } from '@/lib/site/submissions';

export const config = { api: { bodyParser: false } };

export default defineForm({
  name: 'press',
  action: 'subscription',
  summary: 'Emails the link that confirms a subscription to news for the press',
  body: pressSubscription,
  handle: (subscriber, submit) => submit((key) => subscriptions.subscribe({ ...subscriber, list: 'press', key })),
});
