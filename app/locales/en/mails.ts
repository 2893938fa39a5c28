export const mails = {
  /** The language of these words, as HTML names it. */
  language: "en",
  greeting: "Hello,",
  signature: "Playa Cambutal Guide",
  leave: "Unsubscribe",
  newsletterConfirm: {
    subject: "Confirm your subscription to the Playa Cambutal letter",
    text: "Someone asked for our monthly letter at this address. If it was you, confirm it here. If not, do nothing, and no letter will come.",
    unmailed:
      "The letter isn't mailed yet. Once you confirm, we'll keep your address for the first one that is.",
    untracked: "We don't track who opens our letters or what they click.",
    button: "Confirm my subscription",
    leave: "Not you, or changed your mind?",
  },
  issue: {
    why: "You get this letter once a month because you asked for it. We don't count who opens it.",
    see: "See it on the site",
  },
};
