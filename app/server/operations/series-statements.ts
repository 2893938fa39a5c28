import { localDate, localDay } from "../../rules/panama-time";
import type { Series, SeriesPlan } from "../../rules/series-change";
import { isSamePattern, moveOf } from "../../rules/series-move";
import { placesOf } from "../../rules/series-places";
import { datesOfRule, spanOf } from "../../rules/series-span";
import { insertAuditOfChange, type Sender } from "../db/audit-log";
import { updateEventColour } from "../db/event-pictures";
import { linkPlace } from "../db/event-places";
import { copySeriesToDates, updateEventRow } from "../db/event-review";
import { takeSlug } from "../db/event-slugs";
import { insertDates, insertPattern, insertSeries } from "../db/event-writing";
import { eventSeries } from "../db/schema/events";
import { markMasters } from "../db/series-upkeep";
import {
  dropLiftedDates,
  liftDates,
  markDatesDeleted,
  markSeriesDeleted,
  type OwnSeries,
  placeDates,
  updatePattern,
} from "../db/series-writing";
import type { Services } from "../services";
import { auditOf, copyOf, type DividedEdit, endOf, rowOf, type SeriesChange } from "./series-rows";

type Planned = {
  found: OwnSeries;
  before: Series;
  written: { date: string }[];
  change: SeriesChange;
  plan: SeriesPlan;
  divided: DividedEdit;
};

/** One batch: the rows of the series, or of both its parts, then every date on its way to its new place. */
export function statementsOf(
  { db, now: clock }: Services,
  owner: Sender,
  { found, before, written, change, plan, divided }: Planned,
  tailId: string,
) {
  const now = clock();
  const today = localDay(now);
  const { id } = found.series;
  const tail = plan.following ?? plan.series;
  const { pattern, first, fields } = tail;
  const from = plan.following ? change.date : "";
  const lifted = written.map(({ date }) => date).filter((date) => date >= from);
  const row = { ...rowOf(found, tail, divided, now), ...spanOf(pattern, first, today) };
  const entry = auditOf(owner, id, change, before, {
    toReview: divided.toReview,
    dropped: plan.dropped.length,
  });
  const rows = plan.following
    ? [
        updateEventRow(db, "series", found.series, endOf(found, plan.series, today), now),
        insertAuditOfChange(db, entry, now),
        updatePattern(db, id, plan.series.pattern),
        takeSlug(db, { event_series_id: tailId }, found.series.title),
        insertSeries(db, { ...copyOf(found), ...row, id: tailId, updated_at: now.getTime() }),
        insertPattern(db, tailId, pattern, localDate(now)),
      ]
    : [
        updateEventRow(db, "series", found.series, row, now),
        insertAuditOfChange(db, entry, now),
        updatePattern(db, id, pattern),
      ];
  return [
    ...rows,
    linkPlace(db, eventSeries, tailId, String(fields.location)),
    liftDates(db, id, from),
    placeDates(db, id, placesOf(tail, tailId, lifted, placeFor(before, change), today)),
    dropLiftedDates(db, id, now),
    insertDates(db, tailId, datesOfRule(pattern, first, today), now),
    updateEventColour(db, "series", tailId, (fields.image_url as string | null) ?? null),
    copySeriesToDates(db, tailId, now),
    markMasters(db, [id, tailId]),
    ...(change.isDeleted ? [markSeriesDeleted(db, tailId, now), markDatesDeleted(db, tailId, now)] : []),
  ];
}

/** Where the dates of the series go with the edited one. */
function placeFor(before: Series, { date, pattern, moveTo }: SeriesChange): (date: string) => string {
  const isNewRule = pattern && !isSamePattern(pattern, before.pattern, before.first);
  return moveOf(before, date, { pattern: isNewRule ? pattern : undefined, date: moveTo }).placeFor;
}
