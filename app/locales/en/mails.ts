export const mails = {
  /** The language of these words, as HTML names it. */
  language: "en",
  greeting: "Hello,",
  signature: "Playa Cambutal Guide",
  newsletterConfirm: {
    subject: "Confirm your subscription to the Playa Cambutal letter",
    text: "Somebody, we hope you, asked for our monthly letter at this address. If it was you, press the button. If not, do nothing and no letter comes.",
    button: "Confirm my subscription",
    leave: "Not you, or changed your mind? Unsubscribe here:",
  },
};
