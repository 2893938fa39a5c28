/** What somebody who can't sign in may ask an admin for: their data, or its deletion. */
export const requestKinds = ["export", "delete"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestDays = 7;
export const requestSpan = requestDays * 24 * 60 * 60_000;

export type RequestState = "open" | "answered" | "over";

/** A deletion ends its request; an export can be downloaded again while the link works. */
export function requestState(
  { expires_at, answered_at }: { expires_at: number; answered_at: number | null },
  now: Date,
): RequestState {
  if (answered_at !== null) return "answered";
  return expires_at <= now.getTime() ? "over" : "open";
}
