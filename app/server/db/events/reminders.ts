import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { reminderLead } from "../../../rules/events/reminders";
import type { Database } from "../client";
import { profiles } from "../schema/accounts";
import { events, eventReminders as reminders } from "../schema/events";
import { statement } from "../statement";

/** The date in the address: of a series the rule's, of a single event its own. */
export type EventAddress = { slug: string; date: string };

const isAt = ({ slug, date }: EventAddress) => sql`slug = ${slug}
  AND coalesce(series_instance_date, event_date) = ${date} AND status = 'approved' AND deleted_at IS NULL`;

/** Asked for as long as the event has not begun and is not cancelled; asking twice is asking once. */
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

export function selectOwnReminder(db: Database, address: EventAddress, userId: string) {
  return db
    .select({ event_id: reminders.event_id })
    .from(reminders)
    .where(
      and(
        eq(reminders.user_id, userId),
        sql`${reminders.event_id} IN (SELECT id FROM ${events} WHERE ${isAt(address)})`,
      ),
    )
    .limit(1);
}

/** For the page of an event; nobody is reminded of anything under an empty name. */
export function selectRemindedOf(
  db: Database,
  { slug, date }: { slug: string; date?: string },
  userId: string,
) {
  const isThis =
    date === undefined ? isNull(events.series_instance_date) : eq(events.series_instance_date, date);
  return db
    .select({ event_id: reminders.event_id })
    .from(reminders)
    .innerJoin(events, eq(events.id, reminders.event_id))
    .where(and(eq(reminders.user_id, userId), eq(events.slug, slug), isThis))
    .limit(1);
}

/** Those whose hour has come, each with its event as it is now and its person. */
export function selectDueReminders(db: Database, now: Date, limit: number) {
  return db
    .select({
      event_id: reminders.event_id,
      user_id: reminders.user_id,
      due_at: reminders.due_at,
      told: reminders.told,
      slug: events.slug,
      series_instance_date: events.series_instance_date,
      title: events.title,
      location: events.location,
      description: events.description,
      full_description: events.full_description,
      event_language: events.language,
      translation: events.translation,
      event_date: events.event_date,
      start_time: events.start_time,
      end_time: events.end_time,
      starts_at: events.starts_at,
      status: events.status,
      cancelled_at: events.cancelled_at,
      deleted_at: events.deleted_at,
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

/** Only as it was seen: an event that moved in between keeps its new hour. */
export function settleReminder(
  db: Database,
  seen: Pick<DueReminder, "event_id" | "user_id" | "due_at">,
  { told, due_at }: { told: string | null; due_at: number | null },
) {
  return db
    .update(reminders)
    .set({ told, due_at })
    .where(
      and(
        eq(reminders.event_id, seen.event_id),
        eq(reminders.user_id, seen.user_id),
        sql`${reminders.due_at} IS ${seen.due_at}`,
      ),
    );
}
