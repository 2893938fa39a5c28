import type { EventInput } from "../../../forms/event";
import type { PictureWords } from "../../../forms/picture-words";
import { firstFitting, type RecurrencePattern } from "../../../rules/events/recurrence";
import { withTypeSuffix } from "../../../rules/events/series-description";
import { datesOfRule, spanOf } from "../../../rules/events/series-span";
import { pictureAt } from "../../../rules/pictures/picture-address";
import { secondsToNextSpan, spanStart, throttles } from "../../../rules/site/throttles";
import { formatDay, parseDay } from "../../../rules/time/days";
import { localDate, localDay } from "../../../rules/time/panama-time";
import { updateEventColour } from "../../db/events/event-pictures";
import { linkPlace } from "../../db/events/event-places";
import { countSentEvent, selectSentForm, takeSlug } from "../../db/events/event-slugs";
import { insertDates, insertEvent, insertPattern, insertSeries } from "../../db/events/event-writing";
import { updatePictureWords } from "../../db/pictures/images";
import { areStored, isWithin, selectMissingPictures } from "../../db/places/submissions";
import { eventSeries, events } from "../../db/schema/events";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

export type Created =
  | { ok: true; kind: "event" | "series"; id: string; slug: string }
  | { ok: false; error: "too many"; wait: number }
  /** Addresses of pictures of ours that are no longer stored. */
  | { ok: false; error: "missing pictures"; keys: string[] };
export type EventSending = { token: string; words?: PictureWords[] };

/**
 * Waits for an admin from the moment it is sent. One round trip: the same form sent again gives the first result, and
 * what is refused leaves nothing behind.
 */
export async function createEvent(
  services: Services,
  owner: { id: string },
  { pattern, event_date, ...told }: EventInput,
  { token, words = [] }: EventSending,
): Promise<Created> {
  const { db } = services;
  const now = services.now();
  const at = now.getTime();
  const id = crypto.randomUUID();
  const form = { user_id: owner.id, form_token: token };
  const stamps = { waiting_since: at, created_at: at, updated_at: at };
  const row = { id, ...form, ...told, ...stamps };
  const { limit, span } = throttles.submission;
  const subject = await hashToken(`account:${owner.id}`);
  const allowance = { name: "submission", subject, start: spanStart(span, now), limit };
  const picture = pictureAt(told.image_url ?? "");
  const keys = picture ? [picture.key] : [];
  const slugOwner = pattern ? { event_series_id: id } : { event_id: id };
  const written = pattern
    ? writeSeries(services, row, pattern, event_date)
    : [
        insertEvent(db, { ...row, event_date }),
        linkPlace(db, events, id, told.location),
        updateEventColour(db, "event", id, told.image_url),
      ];
  const statements = [
    takeSlug(db, slugOwner, told.title, form, [isWithin(allowance), areStored(keys)]),
    countSentEvent(db, slugOwner, allowance),
    ...written,
    ...(words.length > 0 ? [updatePictureWords(db, owner.id, words)] : []),
    selectMissingPictures(db, keys),
    selectSentForm(db, form),
  ];
  const results = (await db.batch(
    statements as unknown as Parameters<typeof db.batch>[0],
  )) as unknown as unknown[];
  const [made] = results.at(-1) as { kind: "event" | "series"; id: string; slug: string }[];
  if (made) return { ok: true, ...made };
  const missing = results.at(-2) as { key: string }[];
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  return { ok: false, error: "too many", wait: secondsToNextSpan(span, now) };
}

type SeriesRow = Omit<Parameters<typeof insertSeries>[1], "root_id" | "first_date" | "last_date">;

/** Series, rule and first dates; a start that does not fit the rule gives way to the first date that does. */
function writeSeries({ db, now }: Services, row: SeriesRow, pattern: RecurrencePattern, start: string) {
  const today = localDay(now());
  const first = firstFitting(pattern, parseDay(start) ?? today) ?? today;
  const span = spanOf(pattern, formatDay(first), today);
  const description = withTypeSuffix(row.description, row.event_type);
  return [
    insertSeries(db, { ...row, description, root_id: row.id, ...span }),
    linkPlace(db, eventSeries, row.id, row.location),
    insertPattern(db, row.id, pattern, localDate(now())),
    updateEventColour(db, "series", row.id, row.image_url ?? null),
    insertDates(db, row.id, datesOfRule(pattern, span.first_date, today), now()),
  ] as const;
}
