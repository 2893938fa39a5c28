const minute = 60_000;
const hour = 60 * minute;

/** How often one address or one account may do a thing, and within which span. */
export const throttles = {
  // Of a signed-in person: everything that goes to review, and every picture.
  submission: { limit: 20, span: 24 * hour },
  upload: { limit: 60, span: hour },
  newsletter: { limit: 10, span: hour },
  // Of these two only failed tries are counted: per account, and per address for who tries many accounts.
  signIn: { limit: 10, span: 15 * minute },
  signInAddress: { limit: 30, span: 15 * minute },
  signUp: { limit: 10, span: hour },
  recover: { limit: 3, span: hour },
  resend: { limit: 3, span: hour },
  code: { limit: 3, span: hour },
  // Letters asked for from one address, whoever they go to.
  letterAddress: { limit: 30, span: hour },
  // The own password, asked again of somebody signed in.
  confirm: { limit: 10, span: 15 * minute },
  secondFactor: { limit: 5, span: 15 * minute },
} as const;

export type ThrottleName = keyof typeof throttles;

/** The start of the span an instant falls in; counting starts anew with each span. */
export function spanStart(span: number, now: Date): number {
  return Math.floor(now.getTime() / span) * span;
}

export function secondsToNextSpan(span: number, now: Date): number {
  return Math.max(1, Math.ceil((spanStart(span, now) + span - now.getTime()) / 1000));
}
