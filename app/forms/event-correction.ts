import * as v from "valibot";
import { readTranslation } from "../rules/pages/localised-text";
import type { Language } from "../rules/site/language";
import { isTooFar, textsOfForm } from "./event";
import { correctedEntries } from "./event-entries";
import { message } from "./parse";

/** An event in a reviewer's hand; it may stay on a past day, and nobody moves one there. */
export const eventCorrection = (today: string, before: string) =>
  v.pipe(
    v.object(correctedEntries),
    v.forward(
      v.check(
        ({ event_date }) => event_date >= today || event_date === before,
        message("eventForm.problems.pastDate"),
      ),
      ["event_date"],
    ),
    v.forward(
      v.check(
        ({ event_date }) => !isTooFar(event_date, today) || event_date === before,
        message("eventForm.problems.farDate"),
      ),
      ["event_date"],
    ),
  );

const { event_date: _, ...seriesEntries } = correctedEntries;

/** What all dates of a series say; which dates there are is its owner's to change. */
export const seriesCorrection = v.object(seriesEntries);

type Value = v.InferOutput<typeof seriesCorrection> & { event_date?: string };
type Stored = { language: Language; translation: unknown };

/** What the form says, as fields of an event or a series. */
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
