const minute = 60_000;
const day = 24 * 60 * minute;

export const sessionSpan = 30 * day;
/** How long a password that was right waits for its second factor. */
export const halfSessionSpan = 10 * minute;

/** Past half of its life a session in use gets its whole life again. */
export function isDueForRenewal(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() < sessionSpan / 2;
}

/** The last use is written down to the hour: more would be a write for every page. */
export function isDueForMark(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= 60 * minute;
}
