import type { SQL } from "drizzle-orm";
import type { EventInput } from "../../../forms/events/event";
import { firstDateOf } from "../../../rules/events/edit-scope";
import { datesOfRule, spanOf } from "../../../rules/events/series-dates";
import { localDay } from "../../../rules/time/panama-time";
import { isNewForm, selectMadeEvent } from "../../db/events/event-slugs";
import { insertDates } from "../../db/events/series-dates";
import { eventSeries, events } from "../../db/schema/events";
import type { Services } from "../../services";
import type { Submitter } from "../review/submission-allowance";
import { type Sending, submit } from "../review/submit";
import { insertEvent, insertSeries } from "./write-event";

/**
 * Submits an event for review, or a series with its rule and dates. A start that doesn't fit the rule moves to the
 * first date that does.
 */
export function submitEvent(
  services: Services,
  viewer: Submitter,
  { pattern, event_date, ...fields }: EventInput,
  { token, words }: Pick<Sending, "token" | "words">,
) {
  const { db, now } = services;
  const at = now().getTime();
  const today = localDay(now());
  const id = crypto.randomUUID();
  const form = { user_id: viewer.id, form_token: token };
  const row = { id, ...form, ...fields, waiting_since: at, created_at: at, updated_at: at };
  const first = pattern && firstDateOf(pattern, event_date);
  const write = (asked: SQL[]) => {
    const conditions = [...asked, isNewForm(form)];
    if (!pattern || !first) return insertEvent(services, { ...row, event_date }, conditions);
    const series = { ...row, root_id: id, ...spanOf(pattern, first, today) };
    return [
      ...insertSeries(services, series, pattern, conditions),
      insertDates(db, id, datesOfRule(pattern, first, today), now()),
    ];
  };
  const table = pattern ? eventSeries : events;
  return submit(
    services,
    viewer,
    { id, table, pictured: fields, write, made: selectMadeEvent(db, form) },
    words,
  );
}
