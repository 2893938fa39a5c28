import { type EventFormValue, eventOfForm } from "../../forms/event";
import type { Language } from "../../rules/language";
import { readTranslation } from "../../rules/localised-text";
import { pictureAt } from "../../rules/picture-address";
import type { SeriesScope } from "../../rules/series-change";
import { updatePictureWords } from "../db/images";
import type { OwnEvent } from "../db/own-events";
import { selectMissingPictures } from "../db/submissions";
import type { Services } from "../services";
import { changeEvent } from "./change-event";
import { changeWholeSeries } from "./change-series";
import type { Sending, Submitted } from "./submit-listing";

const tries = 3;

/** Saves what an owner's edit form says, for one event, or for the dates of a series that are meant. */
export async function editEvent(
  services: Services,
  viewer: { id: string },
  event: OwnEvent,
  scope: SeriesScope,
  value: EventFormValue,
  { words }: Pick<Sending, "words">,
): Promise<Submitted> {
  const { db } = services;
  const previous = readTranslation(event.translation);
  const { pattern, event_date, language, ...fields } = eventOfForm(
    value,
    event.language as Language,
    previous,
  );
  const picture = pictureAt(fields.image_url ?? "");
  const missing = await selectMissingPictures(db, picture ? [picture.key] : []);
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  if (words.length > 0) await updatePictureWords(db, viewer.id, words);
  for (let count = 0; count < tries; count++) {
    const result = isWhole(event, scope)
      ? await changeWholeSeries(services, viewer, event.event_series_id, {
          scope: scope === "all" ? "all" : "following",
          date: event.series_instance_date,
          fields,
          pattern: pattern ?? undefined,
          moveTo: event_date === event.event_date ? undefined : event_date,
        })
      : await changeEvent(services, viewer, event.id, { ...fields, event_date });
    if (result.ok) return { ok: true, id: event.id, slug: event.slug };
    if (result.error !== "stale") break;
  }
  throw new Error("the event could not be changed");
}

/** Calls off, or takes back, one date, those that follow, or all that are still to come. */
export async function cancelEvent(
  services: Services,
  viewer: { id: string },
  event: OwnEvent,
  scope: SeriesScope,
  cancelled: boolean,
): Promise<boolean> {
  if (!isWhole(event, scope)) return (await changeEvent(services, viewer, event.id, { cancelled })).ok;
  const result = await changeWholeSeries(services, viewer, event.event_series_id, {
    scope: scope === "all" ? "all" : "following",
    date: event.series_instance_date,
    fields: { cancelled },
    onlyAhead: scope === "all",
  });
  return result.ok;
}

function isWhole(
  event: OwnEvent,
  scope: SeriesScope,
): event is OwnEvent & { event_series_id: string; series_instance_date: string } {
  return scope !== "this" && event.event_series_id !== null && event.series_instance_date !== null;
}
