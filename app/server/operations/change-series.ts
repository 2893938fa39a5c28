import type { EventType } from "../../rules/categories";
import { eventsTag, seriesTag } from "../../rules/event-tags";
import { formatDay, localDate, localDay, parseDay } from "../../rules/panama-time";
import { isAtOnce } from "../../rules/pending-changes";
import type { RecurrencePattern } from "../../rules/recurrence";
import { seriesDays } from "../../rules/recurrence-limits";
import { changeSeries, type Series, type SeriesScope } from "../../rules/series-change";
import { withTypeSuffix } from "../../rules/series-description";
import { isSamePattern, moveOf } from "../../rules/series-move";
import { insertAuditOfChange, isStale } from "../db/audit-log";
import { updateEventColour } from "../db/event-pictures";
import { linkPlace } from "../db/event-places";
import { copySeriesToDates, updateEventRow } from "../db/event-review";
import { takeSlug } from "../db/event-slugs";
import { insertDates, insertPattern, insertSeries } from "../db/event-writing";
import { eventSeries } from "../db/schema/events";
import {
  dropLiftedDates,
  liftDates,
  markDatesDeleted,
  markMasters,
  markSeriesDeleted,
  type OwnSeries,
  type PlacedDate,
  placeDates,
  selectChangedDates,
  selectOwnSeries,
  selectWrittenDates,
  updatePattern,
} from "../db/series-writing";
import type { Services } from "../services";
import { noLastDate } from "./create-event";
import { fieldsOf, readSeries } from "./series-state";

export type SeriesChange = {
  scope: Exclude<SeriesScope, "this">;
  /** The date of the rule that was edited. */
  date: string;
  fields: Record<string, unknown>;
  pattern?: RecurrencePattern;
  /** Where that date goes. */
  moveTo?: string;
  /** What has been stays as it was: the change begins with the next date. */
  onlyAhead?: boolean;
  isDeleted?: boolean;
};
export type Changed =
  | { ok: true; seriesId: string; waits: boolean }
  | { ok: false; error: "not found" | "stale" | "no such date" };

/**
 * Changes the following or all dates. What hurts when stale goes live at once; the words of an approved series wait
 * for review. Earlier changes of single dates that still apply are kept. Two round trips.
 */
export async function changeWholeSeries(
  services: Services,
  owner: { id: string },
  id: string,
  asked: SeriesChange,
): Promise<Changed> {
  const { db } = services;
  const now = services.now();
  const [[found], written, changed] = await db.batch([
    selectOwnSeries(db, id, owner.id),
    selectWrittenDates(db, id),
    selectChangedDates(db, id),
  ]);
  if (!found) return { ok: false, error: "not found" };
  const before = readSeries(found, changed);
  const change = asked.onlyAhead ? fromNextDate(asked, before, written, localDate(now)) : asked;
  const { atOnce, toReview } = divide(found, change.fields);
  const today = localDay(now);
  const edit = { fields: atOnce, pattern: change.pattern, date: change.moveTo };
  const plan = changeSeries(before, change.scope, change.date, edit, today);
  if (!plan?.series) return { ok: false, error: "no such date" };

  const tailId = plan.following ? crypto.randomUUID() : id;
  const head = plan.following ? plan.series : null;
  const tail = plan.following ?? plan.series;
  const isTail = (date: string) => head === null || date >= change.date;
  const lifted = written.map(({ date }) => date).filter(isTail);
  const isNewRule = change.pattern && !isSamePattern(change.pattern, before.pattern, before.first);
  const move = moveOf(before, change.date, {
    pattern: isNewRule ? change.pattern : undefined,
    date: change.moveTo,
  });
  const places = placesOf(
    tail,
    tailId,
    lifted,
    isNewRule || change.moveTo ? move.placeFor : (same) => same,
    today,
  );
  const row = rowOf(found, tail, toReview, now);
  const statements = [
    ...(head
      ? [
          updateEventRow(db, "series", found.series, endOf(found, head, today), now),
          insertAuditOfChange(db, auditOf(owner, id, change, before, toReview), now),
          updatePattern(db, id, head.pattern),
          takeSlug(db, { event_series_id: tailId }, found.series.title),
          insertSeries(db, {
            ...copyOf(found),
            ...row,
            ...spanOf(tail, today),
            id: tailId,
            updated_at: now.getTime(),
          }),
          insertPattern(db, tailId, tail.pattern, localDate(now)),
        ]
      : [
          updateEventRow(db, "series", found.series, { ...row, ...spanOf(tail, today) }, now),
          insertAuditOfChange(db, auditOf(owner, id, change, before, toReview), now),
          updatePattern(db, id, tail.pattern),
        ]),
    linkPlace(db, eventSeries, tailId, String(tail.fields.location)),
    liftDates(db, id, lifted),
    placeDates(db, id, places),
    dropLiftedDates(db, id, now),
    insertDates(db, tailId, seriesDays(tail.pattern, dayOf(tail.first), today).map(formatDay), now),
    updateEventColour(db, "series", tailId, (tail.fields.image_url as string | null) ?? null),
    copySeriesToDates(db, tailId, now),
    markMasters(db, [id, tailId]),
    ...(change.isDeleted ? [markSeriesDeleted(db, tailId, now), markDatesDeleted(db, tailId, now)] : []),
  ];
  try {
    await db.batch(statements as unknown as Parameters<typeof db.batch>[0]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  await services.cache.purge([eventsTag, seriesTag(id), seriesTag(tailId), "sitemap"]);
  return { ok: true, seriesId: tailId, waits: toReview !== null };
}

/** The first date from today on that has not been taken out. */
function fromNextDate(
  change: SeriesChange,
  series: Series,
  written: { date: string }[],
  today: string,
): SeriesChange {
  const from = change.scope === "all" ? today : change.date;
  const next = written.find(({ date }) => date >= from && !series.skipped.includes(date));
  return { ...change, scope: "following", date: next?.date ?? change.date };
}

const dayOf = (date: string) => parseDay(date) ?? 0;

/** Words of an approved series wait; everything else of it, and all of one nobody has approved, changes now. */
function divide({ series }: OwnSeries, fields: Record<string, unknown>) {
  const live = fieldsOf(series);
  const differs = Object.entries(fields).filter(([name, value]) => !isSame(live[name], value));
  if (series.status !== "approved") return { atOnce: Object.fromEntries(differs), toReview: null };
  const atOnce = Object.fromEntries(differs.filter(([name]) => isAtOnce("event", name)));
  const waiting = differs.filter(([name]) => !isAtOnce("event", name));
  return { atOnce, toReview: waiting.length > 0 ? Object.fromEntries(waiting) : null };
}

function isSame(a: unknown, b: unknown): boolean {
  return (a ?? "") === (b ?? "") || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** Where every written date goes; one whose place the new rule does not have is left out. */
function placesOf(
  series: Series,
  id: string,
  dates: readonly string[],
  placeFor: (date: string) => string,
  today: number,
): PlacedDate[] {
  const all = new Set(seriesDays(series.pattern, dayOf(series.first), today).map(formatDay));
  const taken = new Set<string>();
  return dates.flatMap((from) => {
    const to = placeFor(from);
    if (!all.has(to) || taken.has(to)) return [];
    taken.add(to);
    const own = Object.keys(series.changes[to] ?? {});
    return [{ from, to, series: id, own, changed: own.length > 0 || series.skipped.includes(to) }];
  });
}

function spanOf({ pattern, first }: Series, today: number) {
  const last = seriesDays(pattern, dayOf(first), today).at(-1);
  const isEndless = pattern.end_type === "never";
  return { first_date: first, last_date: isEndless || last === undefined ? noLastDate : formatDay(last) };
}

/** The row of the series that goes on: its new facts, and what waits for review. */
function rowOf({ series }: OwnSeries, after: Series, toReview: Record<string, unknown> | null, now: Date) {
  const { cancelled, description, ...fields } = after.fields as { cancelled: boolean; description: string };
  const type = (fields as { event_type?: EventType }).event_type ?? series.event_type;
  const isLive = series.status === "approved";
  const pending = toReview ? { ...series.pending_changes, ...toReview } : series.pending_changes;
  return {
    ...fields,
    description: withTypeSuffix(description, type),
    cancelled_at: cancelled ? (series.cancelled_at ?? now.getTime()) : null,
    pending_changes: isLive ? pending : null,
    status: isLive ? series.status : ("pending" as const),
    waiting_since: toReview || !isLive ? (series.waiting_since ?? now.getTime()) : series.waiting_since,
    changed_at: isLive ? now.getTime() : series.changed_at,
    sequence: series.sequence + 1,
  };
}

function endOf({ series }: OwnSeries, head: Series, today: number) {
  return { ...spanOf(head, today), sequence: series.sequence + 1 };
}

/** The new series takes over everything but its own name in the database. */
function copyOf({ series }: OwnSeries) {
  const { slug: _, ...copied } = series;
  return { ...copied, form_token: crypto.randomUUID() };
}

function auditOf(
  owner: { id: string },
  id: string,
  { scope, date, pattern, moveTo }: SeriesChange,
  before: Series,
  toReview: unknown,
) {
  return {
    actor_id: owner.id,
    action: `edit-${scope}`,
    subject_kind: "series",
    subject_id: id,
    before: { fields: before.fields, pattern: before.pattern },
    after: { date, pattern, moveTo, toReview },
  };
}
