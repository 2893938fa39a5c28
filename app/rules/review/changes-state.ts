import { isPublic, type Status } from "./status";

type ChangesState = "none" | "waiting" | "declined";

/** What became of the edit of a listing that is already public: its owner sees the public one and this beside it. */
export function changesState(listing: {
  status: Status;
  pending_changes?: unknown;
  waiting_since: number | null;
}): ChangesState {
  if (!isPublic(listing) || !listing.pending_changes) return "none";
  return listing.waiting_since === null ? "declined" : "waiting";
}
