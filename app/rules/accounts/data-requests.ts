/** What somebody who cannot sign in may ask an admin for: everything the guide holds of them, or that it goes. */
export const requestKinds = ["export", "delete"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How long the mailed link works. */
export const requestDays = 7;
export const requestSpan = requestDays * 24 * 60 * 60_000;

export type RequestState = "open" | "answered" | "over";

/** A deletion that was answered has taken its request along; a file can be had again until the link's days are over. */
export function requestState(
  { expires_at, answered_at }: { expires_at: number; answered_at: number | null },
  now: Date,
): RequestState {
  if (answered_at !== null) return "answered";
  return expires_at <= now.getTime() ? "over" : "open";
}
