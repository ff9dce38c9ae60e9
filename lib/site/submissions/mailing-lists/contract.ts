import { z } from 'zod';
import { locales } from '../../../i18n/locales';
import { type SubscriptionList, subscriptionLists } from '../../../shared/constants';

/** An address on a list. After it is removed, its next subscription has another id. */
export interface Subscriber {
  id: string;
  list: SubscriptionList;
  email: string;
}

/** The details of a person from a form, as they are stored. */
export const storedPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(locales),
  media: z.string().optional(),
  country: z.string().optional(),
  transferConsent: z.literal(true).optional(),
});
export type Person = z.infer<typeof storedPerson>;

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
 * A vendor's list of the people who confirmed. Each method may be called again after a failure. Without a vendor, their
 * list is only in the database of the site, from which `npm run subscribers` exports it.
 */
export interface MailingList {
  /** Asks a person to confirm, for vendors with their own email. */
  requestConfirmation?(request: ConfirmationRequest): Promise<void>;
  /** Adds a person who confirmed, or replaces their data. `key` is that of the submission. */
  add?(subscriber: Subscriber & Person, key: string): Promise<void>;
  /** Removes an address. `wasAdded` is whether it was ever confirmed on this site. */
  remove?(subscriber: Subscriber, wasAdded: boolean): Promise<void>;
  /** Whether an address is on the list, for vendors whose own email confirms. */
  has?(subscriber: Subscriber): Promise<boolean>;
}
