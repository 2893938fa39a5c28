const minute = 60_000;
const day = 24 * 60 * minute;

export const sessionSpan = 30 * day;
/** How long a sign-in waits for its second factor. */
export const halfSessionSpan = 10 * minute;

/** A session in use is extended after half its life. */
export function isDueForRenewal(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() < sessionSpan / 2;
}

/** Recorded once an hour, to avoid a write for every page. */
export function isDueForMark(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= 60 * minute;
}
