import { and, asc, eq, sql } from "drizzle-orm";
import { reminderLead } from "../../../rules/events/event-reminders";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { profiles } from "../schema/accounts";
import { eventReminders as reminders } from "../schema/event-reminders";
import { events } from "../schema/events";
import { question, statement } from "../statement";
import { eventColumns } from "./event-columns";

/** `date` is the rule's date for a series, the event's own otherwise. */
export type EventAddress = { slug: string; date: string };

const dateOf = sql`coalesce(series_instance_date, event_date)`;
const isAt = ({ slug, date }: EventAddress) => sql`slug = ${slug}
  AND ${dateOf} = ${date} AND status = 'approved' AND deleted_at IS NULL`;

/** Only while the event hasn't begun and isn't cancelled; asking twice changes nothing. */
export function insertReminder(db: Database, address: EventAddress, userId: string, now: Date) {
  const at = now.getTime();
  return statement(
    db,
    sql`INSERT INTO ${reminders} (event_id, user_id, created_at, due_at)
      SELECT id, ${userId}, ${at}, starts_at - ${reminderLead} FROM ${events}
      WHERE ${isAt(address)} AND cancelled_at IS NULL AND starts_at > ${at}
      ON CONFLICT DO NOTHING`,
  );
}

export function deleteReminder(db: Database, address: EventAddress, userId: string) {
  return statement(
    db,
    sql`DELETE FROM ${reminders} WHERE user_id = ${userId}
      AND event_id IN (SELECT id FROM ${events} WHERE ${isAt(address)})`,
  );
}

/** Nothing is found without a `userId`. */
export function selectReminder(db: Database, { slug, date }: Partial<EventAddress>, userId: string) {
  const isThis = date === undefined ? sql`series_instance_date IS NULL` : sql`${dateOf} = ${date}`;
  return question<{ event_id: string }>(
    db,
    sql`SELECT event_id FROM ${reminders} WHERE user_id = ${userId}
      AND event_id IN (SELECT id FROM ${events} WHERE slug = ${slug} AND ${isThis}) LIMIT 1`,
  );
}

/** Due reminders, each with the event as it is now and the person. */
export function selectDueReminders(db: Database, now: Date, limit: number) {
  return db
    .select({
      ...pick(reminders, "event_id", "user_id", "due_at"),
      lastMail: reminders.last_mail,
      ...eventColumns,
      event_language: events.language,
      event_type: events.event_type,
      status: events.status,
      deleted_at: events.deleted_at,
      owner_id: events.user_id,
      updated_at: events.updated_at,
      email: profiles.email,
      language: profiles.language,
    })
    .from(reminders)
    .innerJoin(events, eq(events.id, reminders.event_id))
    .leftJoin(profiles, eq(profiles.id, reminders.user_id))
    .where(and(sql`${reminders.due_at} IS NOT NULL`, sql`${reminders.due_at} <= ${now.getTime()}`))
    .orderBy(asc(reminders.due_at))
    .limit(limit);
}

export type DueReminder = Awaited<ReturnType<typeof selectDueReminders>>[number];

/** Only where neither the reminder nor the event has changed since they were read. */
export function settleReminder(
  db: Database,
  currentRow: DueReminder,
  note: Pick<DueReminder, "lastMail" | "due_at">,
) {
  return statement(
    db,
    sql`UPDATE ${reminders} SET told = ${note.lastMail}, due_at = ${note.due_at}
      WHERE event_id = ${currentRow.event_id} AND user_id = ${currentRow.user_id} AND due_at IS ${currentRow.due_at}
      AND EXISTS (SELECT 1 FROM ${events} WHERE ${events}.id = ${currentRow.event_id}
        AND ${events}.status = ${currentRow.status} AND starts_at = ${currentRow.starts_at}
        AND deleted_at IS ${currentRow.deleted_at} AND cancelled_at IS ${currentRow.cancelled_at})`,
  );
}
