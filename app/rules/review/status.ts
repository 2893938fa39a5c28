export const statuses = ["pending", "approved", "rejected"] as const;
export type Status = (typeof statuses)[number];
export type Tone = "leaf" | "sun" | "clay";

const tones: Record<Status, Tone> = { approved: "leaf", pending: "sun", rejected: "clay" };

export function isStatus(value: unknown): value is Status {
  return value === "pending" || value === "approved" || value === "rejected";
}

export function isPublic(listing: { status: Status }): boolean {
  return listing.status === "approved";
}

/** Approved is green, rejected red, and any other value pending and yellow. */
export function statusBadge(status: string | null | undefined): { status: Status; tone: Tone } {
  const known = isStatus(status) ? status : "pending";
  return { status: known, tone: tones[known] };
}

/** A submission, or an edit of a public listing, that was sent back with these very words and has not come again. */
export function isTurnedDown(
  listing: {
    status: Status;
    pending_changes?: unknown;
    review_note: string | null;
    waiting_since: number | null;
  },
  note: string,
): boolean {
  const isDown = listing.status === "rejected" || (isPublic(listing) && Boolean(listing.pending_changes));
  return isDown && listing.waiting_since === null && listing.review_note === note;
}
