const minute = 60_000;
const hour = 60 * minute;

/** Limits per network or account and span. */
export const throttles = {
  // Per person: everything that's reviewed, and every picture.
  submission: { limit: 20, span: 24 * hour },
  upload: { limit: 60, span: hour },
  newsletter: { limit: 10, span: hour },
  // Visitors' corrections, per network and per place.
  correction: { limit: 10, span: hour },
  correctionOfThing: { limit: 60, span: 24 * hour },
  // Mails that somebody else may have asked for, per mailbox: newsletter, sign-up, change of address.
  newsletterAddress: { limit: 3, span: 24 * hour },
  signUpAddress: { limit: 10, span: 24 * hour },
  changeAddress: { limit: 3, span: 24 * hour },
  // Only failed tries count: per network and account (so that nobody else is locked out), per network, and per
  // account.
  signIn: { limit: 10, span: 15 * minute },
  signInNetwork: { limit: 30, span: 15 * minute },
  signInAccount: { limit: 100, span: 15 * minute },
  signUp: { limit: 10, span: hour },
  recover: { limit: 3, span: hour },
  resend: { limit: 3, span: hour },
  code: { limit: 3, span: hour },
  // Admins' data requests, and presses of their link's button.
  dataRequest: { limit: 5, span: 24 * hour },
  dataLink: { limit: 20, span: hour },
  // Test mails of the monthly letter.
  letterTest: { limit: 20, span: hour },
  // Mails asked for from one network, to any address.
  mailNetwork: { limit: 30, span: hour },
  // The account's own password.
  confirm: { limit: 10, span: 15 * minute },
  secondFactor: { limit: 5, span: 15 * minute },
  // Searches without results, reported by the page's script.
  unfound: { limit: 20, span: 24 * hour },
} as const;

export type ThrottleName = keyof typeof throttles;
