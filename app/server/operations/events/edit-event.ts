import { eventOfForm } from "../../../forms/events/event";
import { askedEditOf, type EventEditValue, patternOfEdit } from "../../../forms/events/event-edit";
import { type EditedEvent, firstDateOf, wasSingle } from "../../../rules/events/edit-scope";
import { sharedFieldsOf } from "../../../rules/events/event-fields";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { waitingWords } from "../../../rules/pictures/waiting-picture-words";
import { withPending } from "../../../rules/review/moderation";
import { versionOf } from "../../../rules/review/row-version";
import { isPublic } from "../../../rules/review/status";
import { readTranslation } from "../../../rules/site/owner-translation";
import type { EventRow } from "../../db/events/own-event";
import { type PictureWords, updatePictureWords } from "../../db/pictures/pictures";
import type { Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { type Overtaken, saveEdit } from "../review/save-edit";
import type { MissingPictures, Sending } from "../review/submit";
import type { Stale, Statements } from "../site/commit";
import { changeEvent } from "./change-event";
import { changeSeries, type SeriesRefused } from "./change-series";
import { dissolveSeries } from "./dissolve-series";
import { startSeries } from "./event-to-series";
import { findOwnEvent, isDateOfSeries, type OwnEvent } from "./find-own-event";

type Saved = { ok: true; dropped?: number } | SeriesRefused;

/**
 * Saves an owner's edit of one event or of the chosen dates. Nothing changes where somebody else has edited or deleted
 * it meanwhile.
 */
export async function editEvent(
  services: Services,
  viewer: { id: string },
  own: OwnEvent,
  edited: EditedEvent,
  value: EventEditValue,
  { words, form, version }: Omit<Sending, "token">,
): Promise<Saved | Overtaken | MissingPictures> {
  if (own.missing.length > 0 && value.image_url !== own.event.image_url)
    return { ok: false, error: "missing pictures", keys: own.missing };
  const along = words.length > 0 ? [updatePictureWords(services.db, viewer.id, words)] : [];
  const owner = { id: viewer.id, form };
  const { scope } = askedEditOf(value, edited);
  const shownFields = shownEvent(own);
  return saveEdit<OwnEvent, Saved>(own, {
    version,
    versionOf: versionOfEvent,
    save: (current) => write(services, owner, { own, shownFields, current, edited, value, words }, along),
    look: () => findOwnEvent(services, owner, { id: own.event.id }, scope),
  });
}

type Save = {
  own: OwnEvent;
  shownFields: EventRow;
  current: OwnEvent;
  edited: EditedEvent;
  value: EventEditValue;
  words: PictureWords[];
};

async function write(
  services: Services,
  owner: Sender,
  save: Save,
  along: Statements,
): Promise<Saved | Stale> {
  const { shownFields, current, edited, value } = save;
  const previous = readTranslation(shownFields.translation);
  const wanted = patternOfEdit(value, edited);
  const { pattern, event_date, ...fields } = eventOfForm(value, shownFields.language, previous, wanted);
  const { what, scope } = askedEditOf(value, edited);
  const picture_words = isPublic(current.event) ? waitingWords(save.own.pictureWords, save.words) : undefined;
  const values = { ...fields, event_date, picture_words };
  if (isDateOfSeries(current)) {
    if (what === "dissolve series") return dissolveSeries(services, owner, current, values, along);
    if (what === "dates" || what === "start series") {
      const asked = {
        scope: scope === "following" ? scope : ("all" as const),
        date: current.event.series_instance_date ?? "",
        fields: { ...fields, ...{ picture_words } },
        pattern: pattern ?? undefined,
        moveTo: moveOf(save, pattern),
      };
      return changeSeries(services, owner, current, asked, along);
    }
    // A date's language is its series'.
    const { language: _, ...ofOneDate } = values;
    return changeEvent(services, owner, current, ofOneDate, along);
  }
  if (what === "start series" && pattern)
    return startSeries(services, owner, current, { fields, date: event_date, pattern }, along);
  return changeEvent(services, owner, current, values, along);
}

/** Where the date moves. A single event that has just become a series may have given way to its first date. */
function moveOf(
  { own, current, edited, value }: Save,
  pattern: RecurrencePattern | null,
): string | undefined {
  const to = value.event_date;
  if (to === own.event.event_date) return undefined;
  const rule = wasSingle(edited, value.rule_before) ? (pattern ?? edited.rule?.pattern) : undefined;
  return rule && firstDateOf(rule, to) === current.event.event_date ? undefined : to;
}

/** With the waiting edit of its own or of its series. */
export function shownEvent({ event, series }: Pick<OwnEvent, "event" | "series">): EventRow {
  return withPending(event, { ...series?.pending_changes, ...event.pending_changes });
}

/** For the form's version field; a date of a series includes what all dates say. */
export function versionOfEvent(own: Pick<OwnEvent, "event" | "series">): string {
  const { series } = own;
  const all = series ? versionOf(withPending(sharedFieldsOf(series), series.pending_changes)) : "";
  return `${versionOf(shownEvent(own))}${all}`;
}
