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
  accountCreated: {
    title: "Account created successfully!",
    description: "Welcome. We sent you a mail to confirm your address.",
  },
  welcomeBack: { title: "Welcome back!", description: "You are signed in." },
  signedOut: { title: "You are signed out", description: "See you soon." },
  signedOutOthers: { title: "Done", description: "All your other devices are signed out." },
  signedOutEverywhere: { title: "You are signed out everywhere", description: "See you soon." },
};
