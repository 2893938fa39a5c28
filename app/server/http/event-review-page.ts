import { data, type RouterContextProvider } from "react-router";
import { textsOf } from "../../rules/event-view";
import { compareFields, withPending } from "../../rules/pending-changes";
import { withoutTypeSuffix } from "../../rules/series-description";
import { servicesContext } from "../context";
import { type EventKind, selectReviewedEvent } from "../db/event-review";
import { selectWrittenDates } from "../db/series-writing";
import { requireAdmin } from "./guards";
import { languageIn } from "./i18n";
import { type Neighbour, nearest, selectAround } from "./review-page";

type Context = Readonly<RouterContextProvider>;

const datesShown = 12;

/** An event or a series as an admin decides about it: what it says, what would change, and for a series its dates. */
export async function loadEventReview(context: Context, url: URL, kind: EventKind, id: string) {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const language = languageIn(context);
  const [[row], [pattern], [owner], dates, ...around] = await db.batch([
    ...selectReviewedEvent(db, kind, id),
    selectWrittenDates(db, id),
    ...selectAround(db, kind, id),
  ]);
  if (!row) throw data(null, 404);
  const live = { ...row, description: withoutTypeSuffix(row.description) };
  const shown = withPending(live, row.pending_changes) as typeof live;
  const isEdit = row.status === "approved" && row.pending_changes !== null;
  const first = "first_date" in row ? row.first_date : row.event_date;
  return {
    kind,
    submission: {
      id,
      slug: row.slug,
      status: row.status,
      language: row.language,
      review_note: row.review_note,
      waiting_since: row.waiting_since,
      created_at: row.created_at,
      updated_at: row.updated_at,
      changes: isEdit ? compareFields(live, row.pending_changes ?? {}) : null,
      owner: owner ?? null,
    },
    shown: {
      ...textsOf(shown, language),
      host: shown.host,
      event_type: shown.event_type,
      event_date: first,
      start_time: shown.start_time,
      end_time: shown.end_time,
      image_url: shown.image_url,
      image_colour: shown.image_colour,
      cancelled_at: shown.cancelled_at,
      moved_from: null,
      translation: shown.translation,
    },
    rule: kind === "series" && pattern ? { ...pattern, first_date: first } : null,
    dates: kind === "series" ? dates.map(({ date }) => date).slice(0, datesShown) : [],
    dateCount: dates.length,
    neighbours: nearest(around as Neighbour[][]),
    now: now(),
  };
}

export type EventReview = Awaited<ReturnType<typeof loadEventReview>>;
