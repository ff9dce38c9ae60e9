/** The lists to subscribe to. */
export const subscriptionLists = ['press', 'highlights', 'regulated'] as const;
export type SubscriptionList = (typeof subscriptionLists)[number];
