export const mails = {
  /** The language of these words, as HTML names it. */
  language: "en",
  greeting: "Hello,",
  signature: "Playa Cambutal Guide",
  leave: "Unsubscribe",
  newsletterConfirm: {
    subject: "Confirm your subscription to the Playa Cambutal letter",
    text: "Someone asked for our monthly letter at this address. If it was you, confirm it here. If not, do nothing, and no letter will come.",
    button: "Confirm my subscription",
    leave: "Not you, or changed your mind?",
  },
};
