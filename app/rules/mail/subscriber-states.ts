/** The guide itself sets the last two. */
export const subscriberStates = ["confirmed", "waiting", "left", "bounced", "complained"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
