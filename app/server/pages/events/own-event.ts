import { data, type RouterContextProvider } from "react-router";
import type { EditedEvent } from "../../../rules/events/event-edit";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { localDate } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import { selectOwnDates } from "../../db/events/my-events";
import { selectOwnEvent } from "../../db/events/own-events";
import { selectEventPictures } from "../../db/review/submitted-pictures";
import { requireUser } from "../../http/guards";
import { shownEvent } from "../../operations/events/event-changes";

type Context = Readonly<RouterContextProvider>;

/**
 * An event of one's own as its form shows it, with its series and the other dates; anybody else's is a 404. A form may
 * name another date of the series; where that one is gone, the event itself is shown. One that was moved just so is not.
 */
export async function ownEvent(context: Context, url: URL, id: string, { date = "", event_date = "" } = {}) {
  const viewer = requireUser(context, url);
  const { db, now } = context.get(servicesContext);
  const today = localDate(now());
  const find = (wanted: string) =>
    db.batch([
      ...selectOwnEvent(db, id, viewer.id, wanted),
      selectOwnDates(db, id, viewer.id, today),
      selectEventPictures(db, id),
    ]);
  const named = await find(date);
  const isUnknown = named[0].length === 0 && date !== "";
  const [[event], [series], [pattern], dates, pictures] = isUnknown ? await find("") : named;
  if (!event) throw data(null, 404);
  return {
    viewer,
    today,
    event,
    isGone: isUnknown && event.event_date !== event_date,
    edited: editedEvent(event, series, pattern),
    series: series ?? null,
    pattern: pattern ?? null,
    dates: series ? dates : [],
    pictures,
    shown: shownEvent(event, series),
  };
}

type Row = Awaited<ReturnType<typeof selectOwnEvent>[0]>[number];
type Series = Awaited<ReturnType<typeof selectOwnEvent>[1]>[number];

function editedEvent(event: Row, series?: Series, pattern?: RecurrencePattern): EditedEvent {
  const { event_date, series_instance_date: date } = event;
  return { event_date, rule: series && pattern && date ? { date, first: series.first_date, pattern } : null };
}
