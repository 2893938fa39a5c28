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
  recoverySent: {
    title: "Check your mail",
    description: "If the address has an account, a link to choose a new password is on its way.",
  },
  verificationSent: {
    title: "Check your mail",
    description: "If the address has an account and is not confirmed yet, a new link is on its way.",
  },
  passwordChanged: {
    title: "Your password is changed",
    description: "All your other devices are signed out.",
  },
  signedOut: { title: "You are signed out", description: "See you soon." },
  signedOutOthers: { title: "Done", description: "All your other devices are signed out." },
  signedOutEverywhere: { title: "You are signed out everywhere", description: "See you soon." },
};
