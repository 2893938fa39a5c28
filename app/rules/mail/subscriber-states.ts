/** Where an address of the letter's list stands; from the last two the guide has taken it off itself. */
export const subscriberStates = ["confirmed", "waiting", "left", "bounced", "complained"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
