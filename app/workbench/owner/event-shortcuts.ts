import { editPath } from "../../rules/places/paths";

/** Links to the most used parts of an event's form: cancelling and rescheduling. */
export function eventShortcuts({ id, cancelled_at }: { id: string; cancelled_at: number | null }) {
  const edit = editPath("event", id);
  const cancel = cancelled_at
    ? (["listings.events.reinstate", "listings.events.reinstateNamed"] as const)
    : (["listings.events.cancelDate", "listings.events.cancelNamed"] as const);
  return [
    [`${edit}#cancel`, ...cancel],
    [`${edit}#field-event_date`, "listings.events.move", "listings.events.moveNamed"],
  ] as const;
}
