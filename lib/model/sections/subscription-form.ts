import { z } from 'zod';
import { subscriptionLists } from '../../shared/constants';
import { form } from './fields';

export const subscriptionForm = {
  content: () => ({ ...form, list: z.enum(subscriptionLists) }),
  /** The countries to choose from; empty if the form has no such field. */
  data: { countries: z.array(z.object({ code: z.string(), name: z.string() })) },
  namespaces: ['forms', 'subscriptions'],
};
