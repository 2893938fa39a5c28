const minute = 60_000;
const hour = 60 * minute;

/** How often one address or one account may do a thing, and within which span. */
export const throttles = {
  newsletter: { limit: 10, span: hour },
} as const;

export type ThrottleName = keyof typeof throttles;

/** The start of the span an instant falls in; counting starts anew with each span. */
export function spanStart(span: number, now: Date): number {
  return Math.floor(now.getTime() / span) * span;
}

export function secondsToNextSpan(span: number, now: Date): number {
  return Math.max(1, Math.ceil((spanStart(span, now) + span - now.getTime()) / 1000));
}
