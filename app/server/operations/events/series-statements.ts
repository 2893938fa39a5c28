import type { Series, SeriesPlan } from "../../../rules/events/series-change";
import { isSamePattern, moveOf } from "../../../rules/events/series-move";
import { placesOf } from "../../../rules/events/series-places";
import { datesOfRule, spanOf } from "../../../rules/events/series-span";
import { localDate, localDay } from "../../../rules/time/panama-time";
import { updateEventColour } from "../../db/events/event-pictures";
import { linkPlace } from "../../db/events/event-places";
import { copySeriesToDates, updateEventRow } from "../../db/events/event-review";
import { takeSlug } from "../../db/events/event-slugs";
import { insertDates, insertPattern, insertSeries } from "../../db/events/event-writing";
import { markMasters } from "../../db/events/series-upkeep";
import {
  dropLiftedDates,
  liftDates,
  markDatesDeleted,
  markSeriesDeleted,
  type OwnSeries,
  placeDates,
  updatePattern,
} from "../../db/events/series-writing";
import { eventSeries } from "../../db/schema/events";
import { insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
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
