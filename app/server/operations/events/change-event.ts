import type { BatchItem } from "drizzle-orm/batch";
import { tagsOfEvent } from "../../../rules/events/event-tags";
import { withoutTypeSuffix } from "../../../rules/events/series-description";
import { updateEventColour } from "../../db/events/event-pictures";
import { linkPlace } from "../../db/events/event-places";
import { updateEventRow } from "../../db/events/event-review";
import { type OwnEvent, type SeriesOfEvent, selectOwnEvent } from "../../db/events/own-events";
import { touchSeries } from "../../db/events/series-upkeep";
import { events } from "../../db/schema/events";
import { insertAuditOfChange, isStale, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { purgePages } from "../site/purge-pages";
import { changedRow, divideChange, type EventChange, logOfChange, ownChange } from "./event-changes";
import { fieldsOf } from "./series-state";

export type EventChanged = { ok: true; waits: boolean } | { ok: false; error: "not found" | "stale" };

/**
 * Changes one event, or one date of a series alone. Date, times, place and cancellation go live at once; the words
 * of what is public wait for review.
 */
export async function changeEvent(
  services: Services,
  owner: Sender,
  id: string,
  asked: EventChange,
  along: readonly BatchItem<"sqlite">[] = [],
): Promise<EventChanged> {
  const { db } = services;
  const now = services.now();
  const [[event], [series]] = await db.batch(selectOwnEvent(db, id, owner.id));
  if (!event) return { ok: false, error: "not found" };
  const change = divideChange(event, ownChange(asked, event, series));
  const { live, atOnce, cancelled, columns } = change;
  const values = {
    ...changedRow(event, change, now),
    ...(cancelled === undefined ? {} : { cancelled_at: cancelled ? now.getTime() : null }),
    ...(series ? ownOf(event, series, { ...live, ...atOnce }) : {}),
    // A date waits with its series.
    ...(series && !change.isLive ? { status: event.status, waiting_since: event.waiting_since } : {}),
  };
  const { location, image_url } = columns;
  try {
    await db.batch([
      updateEventRow(db, "event", event, values, now),
      insertAuditOfChange(db, logOfChange(owner, event, change), now),
      ...(location === undefined ? [] : [linkPlace(db, events, id, location)]),
      ...(image_url === undefined ? [] : [updateEventColour(db, "event", id, image_url)]),
      ...(series ? [touchSeries(db, id, owner.id, now)] : []),
      ...along,
    ]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (change.isLive) purgePages(services, tagsOfEvent(event));
  return { ok: true, waits: change.toReview !== null };
}

/** Which fields of a date are its own now: those that differ from its series, and its day from the rule's. */
function ownOf(event: OwnEvent, series: SeriesOfEvent, after: EventChange) {
  const shared: EventChange = { ...fieldsOf(series), event_date: event.series_instance_date };
  const own = Object.keys(after).filter((name) => !isSame(after[name], shared[name]));
  return { own_fields: own, is_changed: own.length > 0 };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

function plain(value: unknown): unknown {
  return typeof value === "string" ? withoutTypeSuffix(value) : (value ?? "");
}
