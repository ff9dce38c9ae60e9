import type { Subscription } from '../../model/subscription';
import type { SubscriptionList } from '../../shared/constants';

/** A subscription request; `key` is the same for every attempt of one submission. */
export interface SubscriptionRequest extends Omit<Subscription, 'consent' | 'captchaPass'> {
  list: SubscriptionList;
  key: string;
}

export type SubscriptionStatus = 'pending' | 'confirmed' | 'cancelled';

/** A subscription as the holder of a link sees it; the link either confirms or cancels it. */
export interface SubscriptionView {
  purpose: 'confirm' | 'cancel';
  list: SubscriptionList;
  status: SubscriptionStatus;
  /** The token of the cancel link of a confirmed subscription. */
  cancelToken: string | null;
}

/** The store of subscriptions. Rejects when it is unavailable. Only people who confirmed by mail are subscribed. */
export interface Subscriptions {
  /**
   * Stores a request and mails its confirm and cancel links, once per key; resolves once both are done. Rejects with
   * KeyReused if the key belongs to another request. An address that was just sent several mails gets no more, without
   * an error.
   */
  subscribe(request: SubscriptionRequest): Promise<void>;
  /** The subscription of a link; null if the link is invalid or expired, or the subscription is erased. */
  subscription(token: string): Promise<SubscriptionView | null>;
  /** Confirms with a confirm link, any number of times; null as above, and for other links. */
  confirm(token: string): Promise<SubscriptionView | null>;
  /** Cancels with a cancel link, any number of times, and erases the person; null as above. */
  unsubscribe(token: string): Promise<SubscriptionView | null>;
  /** Erases the requests that nobody confirmed in time. */
  eraseExpired(): Promise<void>;
}
