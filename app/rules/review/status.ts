import type { FieldReasons } from "./field-reasons";

export const statuses = ["pending", "approved", "rejected"] as const;
export type Status = (typeof statuses)[number];
type Tone = "leaf" | "sun" | "clay";

const tones: Record<Status, Tone> = { approved: "leaf", pending: "sun", rejected: "clay" };

export function isStatus(value: unknown): value is Status {
  return value === "pending" || value === "approved" || value === "rejected";
}

export function isPublic(listing: { status: Status }): boolean {
  return listing.status === "approved";
}

/** Approved is green, rejected red, anything else pending and yellow. */
export function statusBadge(status: string | null | undefined): { status: Status; tone: Tone } {
  const known = isStatus(status) ? status : "pending";
  return { status: known, tone: tones[known] };
}

/** Sent back with exactly this text, and not submitted again since. */
export function isTurnedDown(
  listing: {
    status: Status;
    pending_changes?: unknown;
    review_note: string | null;
    review_reasons: FieldReasons | null;
    waiting_since: number | null;
  },
  { note, reasons }: { note: string; reasons: FieldReasons },
): boolean {
  const isDown = listing.status === "rejected" || (isPublic(listing) && Boolean(listing.pending_changes));
  const isSame =
    (listing.review_note ?? "") === note && hasSameReasons(listing.review_reasons ?? {}, reasons);
  return isDown && listing.waiting_since === null && isSame;
}

function hasSameReasons(one: FieldReasons, other: FieldReasons): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((field) => one[field] === other[field]);
}
