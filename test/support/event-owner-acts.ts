import { and, eq } from "drizzle-orm";
import type { EventFields } from "../../app/rules/events/event-fields";
import type { SeriesScope } from "../../app/rules/events/series-plan";
import { decisionUndoSpan } from "../../app/rules/review/undo-decision";
import { events } from "../../app/server/db/schema/events";
import { cancelEvent } from "../../app/server/operations/events/cancel-event";
import { changeEvent } from "../../app/server/operations/events/change-event";
import { changeSeries, type SeriesChange } from "../../app/server/operations/events/change-series";
import { deleteEvent } from "../../app/server/operations/events/delete-event";
import { dissolveSeries } from "../../app/server/operations/events/dissolve-series";
import { startSeries } from "../../app/server/operations/events/event-to-series";
import {
  findOwnEvent,
  isDateOfSeries,
  type OwnEvent,
} from "../../app/server/operations/events/find-own-event";
import {
  findReviewedEvent,
  findReviewedSeries,
} from "../../app/server/operations/events/find-reviewed-event";
import { decide } from "../../app/server/operations/review/decide-submission";
import type { Services } from "../../app/server/services";
import { words } from "./mail-words";

type Owner = { id: string };
const gone = { ok: false, error: "gone" } as const;

/** Like a form: reads, then acts on what was read. */
async function seen<Done>(
  services: Services,
  owner: Owner,
  id: string,
  scope: SeriesScope,
  act: (own: OwnEvent) => Promise<Done>,
): Promise<Done | typeof gone> {
  const own = await findOwnEvent(services, owner, { id }, scope);
  return own ? act(own) : gone;
}

export function changeOne(services: Services, owner: Owner, id: string, fields: Partial<EventFields>) {
  return seen(services, owner, id, "this", (own) => changeEvent(services, owner, own, fields));
}

/** Several dates of a series, by one of them. */
export async function changeSeveral(
  services: Services,
  owner: Owner,
  seriesId: string,
  change: SeriesChange,
) {
  const id = await dateOf(services, seriesId, change.date);
  return seen(services, owner, id, change.scope, async (own) =>
    isDateOfSeries(own) ? changeSeries(services, owner, own, change) : gone,
  );
}

export function callOff(services: Services, owner: Owner, id: string, scope: SeriesScope, isOff = true) {
  return seen(services, owner, id, scope, (own) => cancelEvent(services, owner, own, scope, isOff));
}

export function remove(services: Services, owner: Owner, id: string, scope: SeriesScope = "this") {
  return seen(services, owner, id, scope, (own) => deleteEvent(services, owner, own, scope));
}

export function beginSeries(
  services: Services,
  owner: Owner,
  id: string,
  wish: Parameters<typeof startSeries>[3],
) {
  return seen(services, owner, id, "this", async (own) =>
    isDateOfSeries(own) ? gone : startSeries(services, owner, own, wish),
  );
}

export function endSeries(services: Services, owner: Owner, id: string, fields: Partial<EventFields>) {
  return seen(services, owner, id, "this", async (own) =>
    isDateOfSeries(own) ? dissolveSeries(services, owner, own, fields) : gone,
  );
}

export async function decideOn(
  services: Services,
  { kind, id }: { kind: "event" | "series"; id: string },
  decision: "approve" | "reject",
  note = "",
) {
  const admin = { id: "admin" };
  const decided = { decision, note, version: null };
  if (kind === "event") {
    const subject = await findReviewedEvent(services, id);
    return subject ? decide(services, words, admin, subject, decided) : gone;
  }
  const subject = await findReviewedSeries(services, id);
  return subject ? decide(services, words, admin, subject, decided) : gone;
}

/** A time at which a decision can't be undone, so its owner knows of it. */
export function onceTold(): string {
  return new Date(Date.now() + decisionUndoSpan + 1000).toISOString();
}

async function dateOf({ db }: Services, seriesId: string, date: string): Promise<string> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.event_series_id, seriesId), eq(events.series_instance_date, date)));
  return row?.id ?? "";
}
