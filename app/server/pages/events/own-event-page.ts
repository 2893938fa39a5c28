import { data } from "react-router";
import type { EditedEvent } from "../../../rules/events/edit-scope";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { SeriesScope } from "../../../rules/events/series-plan";
import { venueClosed } from "../../../rules/events/venue-closed";
import { asOwnerKnows } from "../../../rules/review/undo-decision";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { type EventRow, type SeriesRow, selectOwnEvent } from "../../db/events/own-event";
import { selectOwnDates } from "../../db/events/own-events";
import { selectVenueOf } from "../../db/events/venue-of-event";
import { selectEventPictures } from "../../db/review/submitted-pictures";
import { events } from "../../db/schema/events";
import { textField } from "../../http/form-data";
import { requireUser } from "../../http/guards";
import type { SignedInForm } from "../../http/submitted-form";
import { shownEvent } from "../../operations/events/edit-event";
import { findOwnEvent } from "../../operations/events/find-own-event";
import { picturesIn } from "../site/submission-answer";

/** With its series and other dates; other people's events are a 404. */
export async function loadOwnEvent(context: Context, url: URL, id: string) {
  const viewer = requireUser(context, url);
  const { db, now } = context.get(servicesContext);
  const today = localDate(now());
  const [[event], [series = null], [pattern = null], dates, pictures, [venue]] = await ask(db, [
    ...selectOwnEvent(db, viewer.id, { id }),
    selectOwnDates(db, id, viewer.id, today),
    selectEventPictures(db, id),
    selectVenueOf(db, events, id),
  ]);
  if (!event) throw data(null, 404);
  const shownFields = shownEvent({ event, series });
  return {
    today,
    event: asOwnerKnows(event, now()),
    series: series && asOwnerKnows(series, now()),
    pattern,
    dates: series ? dates : [],
    pictures,
    shown: shownFields,
    edited: editedEvent(event, series, pattern),
    closed: venueClosed(venue, [shownFields]),
  };
}

/**
 * The event a form was sent for. The form may name another date of the series; if that's gone the event itself is
 * meant, unless it was just moved there.
 */
export async function findSubmittedEvent(
  { form, context, viewer }: SignedInForm,
  id: string,
  scope: SeriesScope,
) {
  const date = textField(form, "date");
  const found = await findOwnEvent(context.get(servicesContext), viewer, { id, date }, scope, {
    pictures: picturesIn(form),
    location: textField(form, "location"),
  });
  if (!found) throw data(null, 404);
  const { event, series, pattern } = found;
  const isOther = date !== "" && series !== null && event.series_instance_date !== date;
  return { ...found, isOther, edited: editedEvent(event, series, pattern) };
}

function editedEvent(
  event: EventRow,
  series: SeriesRow | null,
  pattern: RecurrencePattern | null,
): EditedEvent {
  const { event_date, series_instance_date: date } = event;
  return { event_date, rule: series && pattern && date ? { date, first: series.first_date, pattern } : null };
}
