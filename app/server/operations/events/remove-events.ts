import { undoSpan } from "../../../rules/places/own-listings";
import { ask } from "../../db/client";
import { removeDeletedEvents } from "../../db/events/deleted-events";
import type { Services } from "../../services";

const slice = 200;

/** Throws away the events that were deleted and can no longer be taken back. */
export async function removeEvents({ db }: Services, now: Date): Promise<string> {
  const results = await ask(db, removeDeletedEvents(db, new Date(now.getTime() - undoSpan), slice));
  return `${results.reduce((sum, { meta }) => sum + (meta?.changes ?? 0), 0)} rows`;
}
