import type { BatchItem } from "drizzle-orm/batch";
import { eventOfForm } from "../../../forms/event";
import { askedOf, type EventEditValue, patternOfEdit } from "../../../forms/event-edit";
import { type EditedEvent, firstDateOf, wasSingle } from "../../../rules/events/event-edit";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { SeriesRefusal } from "../../../rules/events/series-change";
import { readTranslation } from "../../../rules/pages/localised-text";
import { pictureAt } from "../../../rules/pictures/picture-address";
import { type OwnEvent, type SeriesOfEvent, selectOwnEvent } from "../../db/events/own-events";
import { updatePictureWords } from "../../db/pictures/images";
import { selectMissingPictures } from "../../db/places/submissions";
import type { Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import type { Overtaken } from "../places/save-edit";
import type { Sending, Submitted } from "../places/submit-listing";
import { changeEvent } from "./change-event";
import { changeWholeSeries } from "./change-series";
import { dissolveSeries } from "./dissolve-series";
import { shownEvent, versionOfEvent } from "./event-changes";
import { startSeries } from "./start-series";

const tries = 3;

export type EventEdited =
  | (Extract<Submitted, { ok: true }> & { dropped: number })
  | Extract<Submitted, { error: "missing pictures" }>
  | Overtaken
  | { ok: false; error: "too early" }
  | { ok: false; error: "no dates" };

/**
 * Saves what an owner's edit form says, for one event, or for the dates of a series that are meant. What was decided
 * about it in the meantime is read again, and the edit is made to what it is now; where its words changed, it is left.
 */
export async function editEvent(
  services: Services,
  viewer: { id: string },
  { event, series, edited }: { event: OwnEvent; series: SeriesOfEvent | null; edited: EditedEvent },
  value: EventEditValue,
  { words, sent, version }: Omit<Sending, "token">,
): Promise<EventEdited> {
  const { db } = services;
  const picture = value.image_url === event.image_url ? null : pictureAt(value.image_url ?? "");
  const missing = picture ? await selectMissingPictures(db, [picture.key]) : [];
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  const along = words.length > 0 ? [updatePictureWords(db, viewer.id, words)] : [];
  const shown = shownEvent(event, series ?? undefined);
  let seen: OwnEvent | undefined = event;
  let around = series ?? undefined;
  for (let count = 0; seen && count < tries; count++) {
    const now = versionOfEvent(seen, around);
    if (version && version !== now) return { ok: false, error: "stale", version: now };
    const result = await saveOnce(
      services,
      { id: viewer.id, sent },
      { event, shown, seen, edited, value },
      along,
    );
    if (result.ok) {
      return { ok: true, id: event.id, slug: event.slug, dropped: result.dropped ?? 0 };
    }
    if (result.error === "too early" || result.error === "no dates")
      return { ok: false, error: result.error };
    [[seen], [around]] = await db.batch(selectOwnEvent(db, event.id, viewer.id));
  }
  return { ok: false, error: seen ? "stale" : "gone" };
}

type Save = { event: OwnEvent; shown: OwnEvent; seen: OwnEvent; edited: EditedEvent; value: EventEditValue };

async function saveOnce(
  services: Services,
  viewer: Sender,
  { event, shown, seen, edited, value }: Save,
  along: readonly BatchItem<"sqlite">[],
): Promise<{ ok: true; dropped?: number } | { ok: false; error: "not found" | "stale" | SeriesRefusal }> {
  const previous = readTranslation(shown.translation);
  const wanted = patternOfEdit(value, edited);
  const { pattern, event_date, ...fields } = eventOfForm(value, shown.language, previous, wanted);
  const { what, scope } = askedOf(value, edited);
  if (isDate(seen)) {
    if (what === "dissolve series")
      return dissolveSeries(services, viewer, seen.id, { ...fields, event_date }, along);
    if (what === "dates" || what === "start series")
      return changeWholeSeries(
        services,
        viewer,
        seen.event_series_id,
        {
          scope: scope === "following" ? "following" : "all",
          date: seen.series_instance_date,
          fields,
          pattern: pattern ?? undefined,
          moveTo: moveOf({ event, shown, seen, edited, value }, pattern),
        },
        along,
      );
  } else if (what === "start series" && pattern)
    return startSeries(services, viewer, seen.id, { fields, date: event_date, pattern }, along);
  // A date is in the language of its series.
  const { language: _, ...ofOneDate } = fields;
  const told = isDate(seen) ? ofOneDate : fields;
  return changeEvent(services, viewer, seen.id, { ...told, event_date }, along);
}

/** Where the date goes. A single event that was made a series a moment ago may have given way to its first date. */
function moveOf({ event, seen, edited, value }: Save, pattern: RecurrencePattern | null): string | undefined {
  const to = value.event_date;
  if (to === event.event_date) return undefined;
  const rule = wasSingle(edited, value.rule_before) ? (pattern ?? edited.rule?.pattern) : undefined;
  return rule && firstDateOf(rule, to) === seen.event_date ? undefined : to;
}

type DateOfSeries = OwnEvent & { event_series_id: string; series_instance_date: string };

export function isDate(event: OwnEvent): event is DateOfSeries {
  return event.event_series_id !== null && event.series_instance_date !== null;
}
