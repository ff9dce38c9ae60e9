import type { Subscription, SubscriptionList } from '../model/subscription';

/** A subscription that is asked for: `key` is the same for every attempt of one submission. */
export interface SubscriptionRequest extends Omit<Subscription, 'consent' | 'captchaPass'> {
  list: SubscriptionList;
  key: string;
}

export type SubscriptionStatus = 'pending' | 'confirmed' | 'cancelled';

/** A subscription as the person who holds a link to it sees it: the link either confirms or cancels it. */
export interface SubscriptionView {
  purpose: 'confirm' | 'cancel';
  list: SubscriptionList;
  status: SubscriptionStatus;
  /** The token of the link that cancels a confirmed subscription. */
  cancelToken: string | null;
}

/** Where subscriptions are kept. Rejects with KeyReused, or where it cannot answer; only those who confirmed by mail are subscribed. */
export interface Subscriptions {
  /**
   * Keeps a request and mails the link that confirms it, with one that cancels it; resolves once both are sure. The same
   * key does it once, and rejects with KeyReused where it comes with another request. An address that was just sent several
   * mails is sent none, and the caller is not told.
   */
  subscribe(request: SubscriptionRequest): Promise<void>;
  /** What a link of a mail is about; null where it is not ours, too old, or its subscription is gone. */
  subscription(token: string): Promise<SubscriptionView | null>;
  /** Confirms by the link that is for it, any number of times; null as above, and for other links. */
  confirm(token: string): Promise<SubscriptionView | null>;
  /** Cancels by the link that is for it, any number of times, and erases who it was; null as above. */
  unsubscribe(token: string): Promise<SubscriptionView | null>;
  /** Erases the requests that nobody confirmed in time. */
  eraseExpired(): Promise<void>;
}
