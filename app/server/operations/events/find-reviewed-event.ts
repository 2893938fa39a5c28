import { withPending } from "../../../rules/review/moderation";
import { tagsOfEvent, tagsOfSeries } from "../../../rules/site/cache-tags";
import { ask } from "../../db/database";
import type { EventRow, SeriesRow } from "../../db/events/own-event";
import { type EventKind, selectReviewedEvent, selectReviewedSeries } from "../../db/events/reviewed-event";
import { type AuditEntry, type LastAct, selectLastAct } from "../../db/site/audit-log";
import { eventDecided } from "../../emails/review/decided";
import type { Services } from "../../services";
import type { ReviewSubject, SubjectOwner } from "../review/review-subject";
import { type EventValues, type SeriesValues, writeEvent, writeSeries } from "./write-event";

/** A single event, or a date with changes of its own; null where there's none. */
export async function findReviewedEvent(services: Services, id: string) {
  const { db } = services;
  const [[row], [owner], [series = null], [last]] = await ask(db, [
    ...selectReviewedEvent(db, id),
    selectLastAct(db, "event", id),
  ]);
  if (!row) return null;
  const write = (values: EventValues, entry: AuditEntry) => writeEvent(services, row, values, entry, series);
  return subjectOf("event", row, { owner, last }, write, tagsOfEvent(row));
}

/** Decided as a whole: all its dates follow. */
export async function findReviewedSeries(services: Services, id: string) {
  const { db } = services;
  const [[row], [owner], , [last]] = await ask(db, [
    ...selectReviewedSeries(db, id),
    selectLastAct(db, "series", id),
  ]);
  if (!row) return null;
  const write = (values: SeriesValues, entry: AuditEntry) => writeSeries(services, row, values, entry);
  return subjectOf("series", row, { owner, last }, write, tagsOfSeries(row.id));
}

function subjectOf<Row extends EventRow | SeriesRow, Values>(
  kind: EventKind,
  row: Row,
  { owner, last }: { owner: SubjectOwner | undefined; last: LastAct | undefined },
  write: ReviewSubject<Row, Values>["write"],
  tags: string[],
): ReviewSubject<Row, Values> {
  const name = withPending<EventRow | SeriesRow>(row, row.pending_changes).title;
  const paths = { approve: `/events/${row.slug}`, reject: "/my-listings?type=event" };
  const nouns = { rules: "event", noun: "event" } as const;
  const found = { owner: owner ?? null, last: last ?? null };
  return { kind, ...nouns, row, ...found, name, write, tags, paths, mail: eventDecided };
}
