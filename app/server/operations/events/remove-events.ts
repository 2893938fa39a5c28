import { undoSpan } from "../../../rules/places/own-listings";
import { removeGoneEvents } from "../../db/events/gone-events";
import type { Services } from "../../services";

const slice = 200;

/** Throws away the events that were deleted and can no longer be taken back. */
export async function removeEvents({ db }: Services, now: Date): Promise<string> {
  const results = await db.batch(removeGoneEvents(db, new Date(now.getTime() - undoSpan), slice));
  return `${results.reduce((sum, one) => sum + (one.meta?.changes ?? 0), 0)} rows`;
}
