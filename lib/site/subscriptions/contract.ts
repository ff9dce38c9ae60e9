import type { Subscription } from '../../model/subscription';
import type { SubscriptionList } from '../../shared/constants';

/** A subscription request. `key` is its Idempotency-Key, which is the same for every attempt at one submission. */
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
  /** The cancel link's token; null unless the subscription is confirmed. */
  cancelToken: string | null;
}
