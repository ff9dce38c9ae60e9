import type { SubscriptionList } from '../../../shared/constants';
import type { SubscriptionRequest } from '../contract';
import type { Person } from './store';

/** An address on a list. After it is removed, its next subscription has another id. */
export interface Subscriber {
  id: string;
  list: SubscriptionList;
  email: string;
}

/** The absolute addresses of a request to confirm. */
export interface Links {
  confirmUrl: string;
  cancelUrl: string;
  /** Cancels by a POST of the mail program (RFC 8058). */
  oneClickUrl: string;
}

/** Where the people are listed who confirmed, and what asks them to. Each method may be called again after a failure. */
export interface MailingList {
  /** Asks a person to confirm; `mailId` is the same for every attempt. */
  ask(request: SubscriptionRequest, links: Links, mailId: string): Promise<void>;
  /** Adds a person who confirmed, or replaces their data; `key` is that of the submission. */
  add(subscriber: Subscriber & Person, key: string): Promise<void>;
  /** Removes an address; `wasAdded` is whether it was confirmed here. */
  remove(subscriber: Subscriber, wasAdded: boolean): Promise<void>;
  /** Whether an address is listed, for vendors whose own mail confirms. */
  has?(subscriber: Subscriber): Promise<boolean>;
}
