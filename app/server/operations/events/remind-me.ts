import { ask } from "../../db/database";
import { type EventAddress, insertReminder, selectReminder } from "../../db/events/reminders";
import type { Services } from "../../services";

/** True when a reminder is set, now or before; false where there's nothing to be reminded of. */
export async function remindMe(
  { db, now }: Services,
  viewer: { id: string },
  address: EventAddress,
): Promise<boolean> {
  const [, [reminder]] = await ask(db, [
    insertReminder(db, address, viewer.id, now()),
    selectReminder(db, address, viewer.id),
  ]);
  return reminder !== undefined;
}
