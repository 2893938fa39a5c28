/** Each span starts at a multiple of its length. */
export function spanStart(span: number, now: Date): number {
  return Math.floor(now.getTime() / span) * span;
}

export function secondsToNextSpan(span: number, now: Date): number {
  return Math.max(1, Math.ceil((spanStart(span, now) + span - now.getTime()) / 1000));
}
