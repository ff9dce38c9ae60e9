import { defineForm } from '@/lib/api/form';
import { subscription } from '@/lib/model/subscription';
import { subscriptions } from '@/lib/site/submissions';

export const config = { api: { bodyParser: false } };

export default defineForm({
  name: 'highlights',
  action: 'subscription',
  summary: 'Emails the link that confirms a subscription to the highlights',
  body: subscription,
  handle: (subscriber, submit) => submit((key) => subscriptions.subscribe({ ...subscriber, list: 'highlights', key })),
});
