import { sharedFieldsOf } from "../../../rules/events/event-fields";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { Series, SeriesScope, SingleChanges } from "../../../rules/events/series-plan";
import type { VenueHours } from "../../../rules/events/venue-closed";
import { ask } from "../../db/database";
import {
  type EventRow,
  type SeriesRow,
  selectDatesOfSeries,
  selectOwnEvent,
  selectSeriesId,
  type Wanted,
} from "../../db/events/own-event";
import { selectVenueNamed } from "../../db/events/venue-of-event";
import { type PictureWords, selectOwnWords } from "../../db/pictures/pictures";
import { selectMissingPictures } from "../../db/pictures/stored-pictures";
import type { Services } from "../../services";

/** The other dates only where several are meant. */
export type OwnEvent = {
  event: EventRow;
  series: SeriesRow | null;
  pattern: RecurrencePattern | null;
  /** Every date written for the series, with the rows of those that differ from it. */
  written: string[];
  changed: EventRow[];
  /** Whether the new series can keep the event's id, so that calendars see the event begin to repeat. */
  isIdFree: boolean;
  /** Pictures in the form that are no longer stored. */
  missing: string[];
  /** Opening hours of the place named in the form. */
  venue?: VenueHours;
  /** Alternative texts of the owner's pictures in the form. */
  pictureWords: PictureWords[];
};
export type OwnDate = OwnEvent & { series: SeriesRow; pattern: RecurrencePattern };

/** Everything an edit needs, in one round trip; null where the event isn't theirs. */
export async function findOwnEvent(
  { db }: Pick<Services, "db">,
  owner: { id: string },
  wanted: Wanted,
  scope: SeriesScope,
  { pictures = [], location = "" }: { pictures?: string[]; location?: string } = {},
): Promise<OwnEvent | null> {
  const dates = scope === "this" ? [] : selectDatesOfSeries(db, owner.id, wanted);
  const [[event], [series], [pattern], [rowWithId], missing, pictureWords, [venue], ...ofSeries] = await ask(
    db,
    [
      ...selectOwnEvent(db, owner.id, wanted),
      selectSeriesId(db, wanted.id),
      selectMissingPictures(db, pictures),
      selectOwnWords(db, owner.id, pictures),
      selectVenueNamed(db, location),
      ...dates,
    ],
  );
  const [written = [], changed = []] = ofSeries;
  if (!event) return null;
  return {
    event,
    series: series ?? null,
    pattern: pattern ?? null,
    written: written.map(({ date }) => date),
    changed,
    isIdFree: rowWithId === undefined,
    missing: missing.map(({ key }) => key),
    venue,
    pictureWords,
  };
}

export function isDateOfSeries(own: OwnEvent): own is OwnDate {
  return own.series !== null && own.pattern !== null;
}

export function readSeries({ series, pattern, changed }: OwnDate): Series {
  const changes: SingleChanges = {};
  const skipped: string[] = [];
  for (const row of changed) {
    const date = row.series_instance_date ?? "";
    if (row.deleted_at !== null) skipped.push(date);
    else changes[date] = Object.fromEntries(row.own_fields.map((name) => [name, row[name]]));
  }
  return { pattern, first: series.first_date, fields: sharedFieldsOf(series), changes, skipped };
}
