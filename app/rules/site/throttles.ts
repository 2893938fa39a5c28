const minute = 60_000;
const hour = 60 * minute;

/** How often one network or one account may do a thing, and within which span. */
export const throttles = {
  // Of a signed-in person: everything that goes to review, and every picture.
  submission: { limit: 20, span: 24 * hour },
  upload: { limit: 60, span: hour },
  newsletter: { limit: 10, span: hour },
  // What visitors say is wrong: of one network, and of one place from anywhere.
  correction: { limit: 10, span: hour },
  correctionOfThing: { limit: 60, span: 24 * hour },
  // Letters to one mailbox that somebody else may have asked for: that of the newsletter, of a new account, of a change
  // of address.
  newsletterAddress: { limit: 3, span: 24 * hour },
  signUpAddress: { limit: 10, span: 24 * hour },
  changeAddress: { limit: 3, span: 24 * hour },
  // Of these three only failed tries are counted: of one network at one account, so that it locks nobody else out;
  // of one network at any; and at one account from anywhere.
  signIn: { limit: 10, span: 15 * minute },
  signInNetwork: { limit: 30, span: 15 * minute },
  signInAccount: { limit: 100, span: 15 * minute },
  signUp: { limit: 10, span: hour },
  recover: { limit: 3, span: hour },
  resend: { limit: 3, span: hour },
  code: { limit: 3, span: hour },
  // Of admins, for somebody who cannot sign in; and how often the page of its link is pressed.
  dataRequest: { limit: 5, span: 24 * hour },
  dataLink: { limit: 20, span: hour },
  // An admin's tries of the monthly letter on themselves.
  letterTest: { limit: 20, span: hour },
  // Letters asked for from one network, whoever they go to.
  letterNetwork: { limit: 30, span: hour },
  // The own password, asked again of somebody signed in.
  confirm: { limit: 10, span: 15 * minute },
  secondFactor: { limit: 5, span: 15 * minute },
  // Searches that found nothing, told by the visitors' script.
  unfound: { limit: 20, span: 24 * hour },
} as const;

export type ThrottleName = keyof typeof throttles;

/** The start of the span an instant falls in; counting starts anew with each span. */
export function spanStart(span: number, now: Date): number {
  return Math.floor(now.getTime() / span) * span;
}

export function secondsToNextSpan(span: number, now: Date): number {
  return Math.max(1, Math.ceil((spanStart(span, now) + span - now.getTime()) / 1000));
}
