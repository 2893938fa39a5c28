import { data } from "react-router";
import { isOver } from "../../../rules/events/event-interval";
import { eventTextFields, pathOfEvent, textsOf, viewEvent } from "../../../rules/events/event-view";
import { venueClosed } from "../../../rules/events/venue-closed";
import type { PictureFacts } from "../../../rules/pictures/picture-sources";
import { withPending } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { instantOfDay, localDate, localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import type { EventRow, SeriesRow } from "../../db/events/own-event";
import {
  type EventKind,
  selectReviewedDates,
  selectReviewedEvent,
  selectReviewedSeries,
} from "../../db/events/reviewed-event";
import { selectVenueOf } from "../../db/events/venue-of-event";
import { selectSubmittedPictures } from "../../db/review/submitted-pictures";
import { eventSeries, events } from "../../db/schema/events";
import { requireAdmin } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import type { SubjectOwner } from "../../operations/review/review-subject";
import { aroundOf, selectAround } from "./beside-submission";
import { summaryOf } from "./submission-summary";

const datesShown = 12;
const noVenue = {
  place_kind: null,
  place_slug: null,
  place_name: null,
  place_address: null,
  latitude: null,
  longitude: null,
  place_hours: null,
  place_times: null,
  place_sleeps: null,
};

/** The submission and what its edit would change. */
export async function loadEventReview(context: Context, url: URL, id: string) {
  requireAdmin(context, url);
  const { db, now: clock } = context.get(servicesContext);
  const now = clock();
  const [[row], [owner], , [venue], facts, ...around] = await ask(db, [
    ...selectReviewedEvent(db, id),
    selectVenueOf(db, events, id),
    selectSubmittedPictures(db, events, id, []),
    ...selectAround(db, "event", id, now),
  ]);
  if (!row) throw data(null, 404);
  const common = commonOf(context, "event", row, { owner, facts, around: aroundOf(id, around), now });
  const shownFields = withPending(row, row.pending_changes);
  const event = { ...viewEvent(shownFields, languageIn(context)), ...(venue ?? noVenue) };
  const closed = venueClosed(venue, [event]);
  return { ...common, kind: "event" as const, event, isOver: isOver(event, now), closed };
}

/** The same for a series, with its rule and coming dates. */
export async function loadSeriesReview(context: Context, url: URL, id: string) {
  requireAdmin(context, url);
  const { db, now: clock } = context.get(servicesContext);
  const now = clock();
  const [[row], [owner], [pattern], [venue], facts, dates, [dateCount], ...around] = await ask(db, [
    ...selectReviewedSeries(db, id),
    selectVenueOf(db, eventSeries, id),
    selectSubmittedPictures(db, eventSeries, id, []),
    ...selectReviewedDates(db, id, instantOfDay(localDay(now), 0), datesShown),
    ...selectAround(db, "series", id, now),
  ]);
  if (!row) throw data(null, 404);
  if (!pattern) throw new Error("a series without a rule");
  const common = commonOf(context, "series", row, { owner, facts, around: aroundOf(id, around), now });
  const shownFields = withPending(row, row.pending_changes);
  const series = {
    ...shownFields,
    ...pattern,
    ...textsOf(shownFields, languageIn(context)),
    ...(venue ?? noVenue),
  };
  const closed = venueClosed(venue, dates.filter(isOn));
  return { ...common, kind: "series" as const, series, dates, dateCount: dateCount?.count ?? 0, closed };
}

const isOn = ({ cancelled_at }: { cancelled_at: number | null }) => cancelled_at === null;

type Row = EventRow | SeriesRow;
type Found = {
  owner: SubjectOwner | undefined;
  facts: PictureFacts[];
  around: ReturnType<typeof aroundOf>;
  now: Date;
};

function commonOf(context: Context, kind: EventKind, row: Row, { owner, facts, around, now }: Found) {
  const { settings } = context.get(servicesContext);
  const { form_token: _, pending_changes: __, ...shownFields } = withPending<Row>(row, row.pending_changes);
  const words = Object.fromEntries(eventTextFields.map((field) => [field, shownFields[field]]));
  const whole = withPending<Row>(row, row.pending_changes);
  const path = pathOfEvent(row);
  return {
    submission: {
      ...summaryOf(kind, row, whole, words, languageIn(context)),
      ...around,
      path,
      owner: owner ?? null,
    },
    shownFields,
    facts,
    /** Null while it isn't public. */
    address: isPublic(row) ? settings.origin + path : null,
    today: localDate(now),
    now,
  };
}
