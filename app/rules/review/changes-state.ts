import { isPublic, type Status } from "./status";

type ChangesState = "none" | "waiting" | "declined";

/** The state of a public listing's edit, for its owner. */
export function changesState(listing: {
  status: Status;
  pending_changes?: unknown;
  waiting_since: number | null;
}): ChangesState {
  if (!isPublic(listing) || !listing.pending_changes) return "none";
  return listing.waiting_since === null ? "declined" : "waiting";
}
