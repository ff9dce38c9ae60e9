import { z } from 'zod';
import type { SubscriptionList } from '../../../shared/constants';
import { subscriptionLists } from '../../../shared/constants';
import { type Person, storedPerson } from './store';

/** An address on a list. After it is removed, its next subscription has another id. */
export interface Subscriber {
  id: string;
  list: SubscriptionList;
  email: string;
}

/** A confirmation request as it is stored in the outbox. */
export const confirmationRequest = storedPerson.extend({
  list: z.enum(subscriptionLists),
  email: z.string(),
  /** The absolute addresses of the links. `oneClickUrl` receives the POST request of an email program (RFC 8058). */
  links: z.object({ confirmUrl: z.string(), cancelUrl: z.string(), oneClickUrl: z.string() }),
  /** The id of the email, which is the same for every attempt. */
  mailId: z.string(),
});
export type ConfirmationRequest = z.infer<typeof confirmationRequest>;

/**
 * A mailing list of the people who confirmed, which also sends confirmation requests. Each method may be called again
 * after a failure.
 */
export interface MailingList {
  /** Sends the request to confirm a subscription to a person. */
  requestConfirmation(request: ConfirmationRequest): Promise<void>;
  /** Adds a person who confirmed, or replaces their data. `key` is that of the submission. */
  add(subscriber: Subscriber & Person, key: string): Promise<void>;
  /** Removes an address. `wasAdded` is whether it was ever confirmed on this site. */
  remove(subscriber: Subscriber, wasAdded: boolean): Promise<void>;
  /** Whether an address is on the list, for vendors whose own email confirms. */
  has?(subscriber: Subscriber): Promise<boolean>;
}
