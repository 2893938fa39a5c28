import { ofThisDate } from "../../../rules/events/edit-scope";
import type { EventFields } from "../../../rules/events/event-fields";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { changedByOwner } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { tagsOfEvent } from "../../../rules/site/cache-tags";
import { entryOf, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, type Statements } from "../site/commit";
import type { OwnEvent } from "./find-own-event";
import { writeEvent } from "./write-event";

/** A single event, or one date of a series. */
export async function changeEvent(
  services: Services,
  owner: Sender,
  { event, series }: OwnEvent,
  asked: Partial<EventFields>,
  along: Statements = [],
): Promise<{ ok: true } | Stale> {
  const meant = series ? ofThisDate(asked, event.pending_changes, series.pending_changes) : asked;
  const { atOnce, toReview, row } = changedByOwner("event", event, meant, services.now().getTime());
  const { status, waiting_since, ...ofDate } = row;
  // A date that isn't approved yet waits with its series.
  const values = series && !isPublic(event) ? ofDate : row;
  const change = { before: valuesBefore(event, atOnce), after: { atOnce, toReview } };
  const entry = entryOf(owner, "event.edit", ["event", event.id], change);
  const statements = [...writeEvent(services, event, values, entry, series), ...along];
  return commit(services, statements, isPublic(event) ? tagsOfEvent(event) : [], owner);
}
