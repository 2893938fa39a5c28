import type { SharedFields } from "../../../rules/events/event-fields";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { datesOfRule, slotsOf, spanOf } from "../../../rules/events/series-dates";
import { moveOf } from "../../../rules/events/series-move";
import { planChange } from "../../../rules/events/series-plan";
import { changedByOwner } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { tagsOfSeries } from "../../../rules/site/cache-tags";
import { localDay } from "../../../rules/time/panama-time";
import { updatePattern } from "../../db/events/recurrence-patterns";
import {
  copySeriesToDates,
  dropDates,
  insertDates,
  liftDates,
  markMaster,
  settleDates,
} from "../../db/events/series-dates";
import { entryOf, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, type Statements, stale } from "../site/commit";
import { type OwnDate, readSeries } from "./find-own-event";
import { insertSeries, writeSeries } from "./write-event";

export type SeriesChange = {
  scope: "following" | "all";
  /** The rule's date that was edited. */
  date: string;
  fields: Partial<SharedFields>;
  pattern?: RecurrencePattern;
  moveTo?: string;
};

export type SeriesRefused = { ok: false; error: "too early" } | { ok: false; error: "no dates" };
/** `dropped`: how many individually changed dates the new rule no longer has. */
type SeriesChanged = { ok: true; dropped: number } | Stale | SeriesRefused;

/**
 * Changes the following or all dates; the following ones become a series of their own. Earlier changes of single dates
 * stay where they still apply.
 */
export async function changeSeries(
  services: Services,
  owner: Sender,
  own: OwnDate,
  asked: SeriesChange,
  along: Statements = [],
): Promise<SeriesChanged> {
  const { db } = services;
  const now = services.now();
  const today = localDay(now);
  const { series: currentRow, written } = own;
  const { id } = currentRow;
  const before = readSeries(own);
  const change = changedByOwner("event", currentRow, asked.fields, now.getTime());
  const edit = { fields: change.atOnce, pattern: asked.pattern, date: asked.moveTo };
  const plan = planChange(before, asked.scope, asked.date, edit, today);
  if (plan === "no such date") return stale;
  if (typeof plan === "string") return { ok: false, error: plan };

  const changedAt = isPublic(currentRow) ? { changed_at: now.getTime() } : {};
  const { date, pattern, moveTo } = asked;
  const entry = entryOf(owner, `event.edit-${asked.scope}`, ["series", id], {
    before: { fields: before.fields, pattern: before.pattern },
    after: { date, pattern, moveTo, toReview: change.toReview, dropped: plan.dropped.length },
  });
  const tail = plan.following ?? plan.series;
  const tailId = plan.following ? crypto.randomUUID() : id;
  const from = plan.following ? date : "";
  const lifted = written.filter((one) => one >= from);
  const row = { ...change.row, ...changedAt, ...spanOf(tail.pattern, tail.first, today) };
  const ruled = [dropDates(db, id, "cutOff", now), updatePattern(db, id, plan.series.pattern)];
  const moves = [
    liftDates(db, id, from),
    settleDates(db, id, slotsOf(tail, tailId, lifted, moveOf(before, date, plan.edit).slotFor, today)),
    dropDates(db, id, "lifted", now),
    insertDates(db, tailId, datesOfRule(tail.pattern, tail.first, today), now),
    markMaster(db, tailId),
  ];
  const fresh = { id: tailId, slug: undefined, form_token: crypto.randomUUID(), updated_at: now.getTime() };
  const statements = plan.following
    ? writeSeries(services, currentRow, spanOf(plan.series.pattern, plan.series.first, today), entry, [
        ...ruled,
        ...insertSeries(services, { ...currentRow, ...row, ...fresh }, tail.pattern),
        ...moves,
        markMaster(db, id),
        copySeriesToDates(db, tailId, now),
      ])
    : writeSeries(services, currentRow, row, entry, [...ruled, ...moves]);
  const tags = isPublic(currentRow) ? [...tagsOfSeries(id), ...tagsOfSeries(tailId)] : [];
  const found = { dropped: plan.dropped.length };
  const done = await commit(services, [...statements, ...along], tags, owner, found);
  return done.ok ? { ok: true, ...found } : done;
}
