import { data, type RouterContextProvider } from "react-router";
import { isOver } from "../../../rules/events/event-interval";
import { eventTextFields, pathOfEvent, textsOf, viewEvent } from "../../../rules/events/event-view";
import { withoutTypeSuffix } from "../../../rules/events/series-description";
import { outdatedFields, readTranslation } from "../../../rules/pages/localised-text";
import { compareFields, withPending } from "../../../rules/review/pending-changes";
import { instantOfDay, localDate, localDay } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import { selectPlaceOf } from "../../db/events/event-places";
import {
  type EventKind,
  eventTables,
  type ReviewedRow,
  selectReviewedDates,
  selectReviewedEvent,
} from "../../db/events/event-review";
import { selectSubmittedPictures } from "../../db/review/submitted-pictures";
import { requireAdmin } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import { type Neighbour, nearest, selectAround } from "./review-page";

type Context = Readonly<RouterContextProvider>;

const datesShown = 12;
const noPlace = {
  place_kind: null,
  place_slug: null,
  place_name: null,
  place_address: null,
  latitude: null,
  longitude: null,
};

/** An event or a series as an admin decides about it: what it says, what would change, and for a series its dates. */
export async function loadEventReview(context: Context, url: URL, kind: EventKind, id: string) {
  requireAdmin(context, url);
  const { db, now: clock, settings } = context.get(servicesContext);
  const now = clock();
  const language = languageIn(context);
  const [[row], [pattern], [owner], [place], facts, dates, [dateCount], ...around] = await db.batch([
    ...selectReviewedEvent(db, kind, id),
    selectPlaceOf(db, eventTables[kind], id),
    selectSubmittedPictures(db, eventTables[kind], id, []),
    ...selectReviewedDates(db, id, instantOfDay(localDay(now), 0), datesShown),
    ...selectAround(db, kind, id),
  ]);
  if (!row) throw data(null, 404);
  const live = { ...row, description: withoutTypeSuffix(row.description) };
  const {
    form_token: _,
    pending_changes: __,
    ...shown
  } = withPending<typeof live>(live, row.pending_changes);
  const submission = {
    ...summaryOf(kind, live, shown),
    owner: owner ?? null,
    neighbours: nearest(around as Neighbour[][]),
  };
  const where = place ?? noPlace;
  const common = {
    submission,
    shown,
    facts,
    /** Where the public reads it; null as long as nobody can. */
    address: row.status === "approved" ? settings.origin + submission.path : null,
    today: localDate(now),
    now,
  };
  if ("event_date" in shown) {
    const event = { ...viewEvent(shown, language), ...where };
    return { ...common, kind: "event" as const, event, isOver: isOver(event, now) };
  }
  if (!pattern) throw new Error("a series without a rule");
  const series = { ...shown, ...pattern, ...textsOf(shown, language), ...where };
  return { ...common, kind: "series" as const, series, dates, dateCount: dateCount?.count ?? 0 };
}

function summaryOf(
  kind: EventKind,
  live: ReviewedRow,
  shown: Omit<ReviewedRow, "form_token" | "pending_changes">,
) {
  const { id, status, language, review_note, waiting_since, created_at, updated_at } = live;
  const isEdit = status === "approved" && live.pending_changes !== null;
  const words = Object.fromEntries(eventTextFields.map((field) => [field, shown[field]]));
  return {
    ...{ kind, id, status, language, review_note, waiting_since, created_at, updated_at },
    name: shown.title,
    path: pathOfEvent(live),
    changes: isEdit ? compareFields({ ...live }, live.pending_changes ?? {}) : null,
    outdated: outdatedFields(readTranslation(shown.translation), words),
  };
}

export type EventReview = Awaited<ReturnType<typeof loadEventReview>>;
