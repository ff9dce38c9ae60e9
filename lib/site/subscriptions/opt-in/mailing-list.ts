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

/** A person who is to be asked to confirm, as it is stored in the outbox. */
export const confirmationRequest = storedPerson.extend({
  list: z.enum(subscriptionLists),
  email: z.string(),
  /** The absolute addresses of what a person can do. `oneClickUrl` is for the POST of a mail program (RFC 8058). */
  links: z.object({ confirmUrl: z.string(), cancelUrl: z.string(), oneClickUrl: z.string() }),
  /** The same for every attempt. */
  mailId: z.string(),
});
export type ConfirmationRequest = z.infer<typeof confirmationRequest>;

/** Where the people are listed who confirmed, and what asks them to. Each method may be called again after a failure. */
export interface MailingList {
  /** Asks a person to confirm. */
  requestConfirmation(request: ConfirmationRequest): Promise<void>;
  /** Adds a person who confirmed, or replaces their data; `key` is that of the submission. */
  add(subscriber: Subscriber & Person, key: string): Promise<void>;
  /** Removes an address; `wasAdded` is whether it was confirmed here. */
  remove(subscriber: Subscriber, wasAdded: boolean): Promise<void>;
  /** Whether an address is listed, for vendors whose own mail confirms. */
  has?(subscriber: Subscriber): Promise<boolean>;
}
