import { firstDateOf } from "../../app/rules/events/edit-scope";
import type { RecurrencePattern } from "../../app/rules/events/recurrence";
import { datesOfRule, spanOf } from "../../app/rules/events/series-dates";
import type { Status } from "../../app/rules/review/status";
import { makeTranslation } from "../../app/rules/site/owner-translation";
import { addDays, formatDay } from "../../app/rules/time/days";
import { localDate, localDay } from "../../app/rules/time/panama-time";
import { isWithin } from "../../app/rules/town/seasons";
import { ask, type Database, openDatabase } from "../../app/server/db/database";
import { insertDates } from "../../app/server/db/events/series-dates";
import { insertEvent, insertSeries } from "../../app/server/operations/events/write-event";
import { type DemoEvent, demoEvents, demoSeries } from "./event-stories";
import { demoAdmin, demoOwner } from "./places/listing";

const day = 86_400_000;
const confession = {
  en: "This is a demonstration event: nobody is waiting for you there.",
  es: "Este es un evento de demostración: allí no te espera nadie.",
};

/** Five events and two series around today, and of the owner's one that waits and one that was turned down. */
export async function seedEvents(binding: D1Database, now: Date): Promise<void> {
  const db = openDatabase(binding, "first-primary");
  for (const story of demoEvents) await seedEvent(db, story, now);
  for (const story of demoSeries) await seedOneSeries(db, story, story.pattern, now);
}

async function seedEvent(db: Database, story: DemoEvent, now: Date): Promise<void> {
  const row = { ...rowOf(story, now), event_date: dayOf(story, now) };
  await ask(db, insertEvent({ db }, row));
}

/** What has a season waits for it. */
function dayOf({ inDays, months }: DemoEvent, now: Date): string {
  let day = addDays(localDate(now), inDays);
  while (months && !isWithin(months, day)) day = addDays(day, 1);
  return day;
}

async function seedOneSeries(db: Database, story: DemoEvent, rule: RecurrencePattern, now: Date) {
  const row = rowOf(story, now);
  const today = localDay(now);
  const pattern = { ...rule, end_date: rule.end_type === "by_date" ? formatDay(today + 180) : null };
  const first = firstDateOf(pattern, formatDay(today + story.inDays));
  const series = { ...row, root_id: row.id, ...spanOf(pattern, first, today) };
  await ask(db, [
    ...insertSeries({ db, now: () => now }, series, pattern),
    insertDates(db, row.id, datesOfRule(pattern, first, today), now),
  ]);
}

function rowOf({ key, en, es, language, status = "approved", isOwners, ...story }: DemoEvent, now: Date) {
  const texts = {
    en: { ...en, full_description: `${en.full_description}\n\n${confession.en}` },
    es: { ...es, full_description: `${es.full_description}\n\n${confession.es}` },
  };
  const [original, other] = language === "en" ? [texts.en, texts.es] : [texts.es, texts.en];
  const created_at = now.getTime() - 20 * day;
  const decided = status === "pending" ? null : created_at + day / 2;
  return {
    id: `demo-event-${key}`,
    user_id: isOwners ? demoOwner : null,
    form_token: `demo-event-${key}`,
    ...original,
    language,
    translation: makeTranslation(original, other),
    host: story.host,
    event_type: story.event_type,
    start_time: story.start_time,
    end_time: story.end_time,
    image_url: null,
    ...reviewOf(status, decided, created_at),
    review_note: story.review_note ?? null,
    created_at,
    updated_at: decided ?? created_at,
  };
}

function reviewOf(status: Status, decided: number | null, sent: number) {
  const approved = status === "approved" ? decided : null;
  return {
    status,
    reviewed_by: decided === null ? null : demoAdmin,
    reviewed_at: decided,
    approved_at: approved,
    changed_at: approved,
    waiting_since: status === "pending" ? sent : null,
  };
}
