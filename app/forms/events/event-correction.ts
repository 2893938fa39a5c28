import * as v from "valibot";
import type { EventTimes } from "../../rules/events/event-interval";
import type { Language } from "../../rules/site/language";
import { readTranslation } from "../../rules/site/owner-translation";
import { problemCheck } from "../site/parse";
import { textsOfForm } from "./event";
import { correctedEntries } from "./event-entries";
import { dayProblems, nextDayProblems, overProblems } from "./event-time-problems";

const corrected = v.object(correctedEntries);

/** A reviewer's correction: a past event may keep its day, but no event can be moved to the past. */
export const eventCorrection = (now: Date, before: EventTimes) =>
  v.pipe(
    corrected,
    problemCheck(
      (value: v.InferOutput<typeof corrected>) => ({
        ...dayProblems(value.event_date, before.event_date, now),
        ...overProblems(value, before, now),
        ...nextDayProblems(value, before),
      }),
      "always",
    ),
  );

const { event_date: _, ...seriesEntries } = correctedEntries;
const ofSeries = v.object(seriesEntries);

/** For all dates of a series; only the owner can change which dates there are. */
export const seriesCorrection = (before: Pick<EventTimes, "start_time" | "end_time">) =>
  v.pipe(
    ofSeries,
    problemCheck((value: v.InferOutput<typeof ofSeries>) => nextDayProblems(value, before), "always"),
  );

type Value = v.InferOutput<typeof ofSeries> & { event_date?: string };
type Stored = { language: Language; translation: unknown };

export function correctedEvent(value: Value, stored: Stored) {
  const language = value.language ?? stored.language;
  const { host, event_type, event_date } = value;
  return {
    ...textsOfForm(value, language, readTranslation(stored.translation)),
    ...(event_date === undefined ? {} : { event_date }),
    host,
    event_type,
    start_time: value.start_time || null,
    end_time: value.end_time || null,
    image_url: value.image_url,
  };
}

export type EventCorrection = ReturnType<typeof correctedEvent>;
