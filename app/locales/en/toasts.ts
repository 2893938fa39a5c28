export const toasts = {
  subscribed: {
    title: "Successfully subscribed!",
    description: "Thank you for subscribing to our newsletter.",
  },
  alreadySubscribed: {
    title: "Already subscribed",
    description: "This email is already subscribed to our newsletter.",
  },
  subscriptionFailed: {
    title: "Subscription failed",
    description: "There was an error subscribing to the newsletter. Please try again.",
  },
};
