import * as v from "valibot";
import type { EventType } from "../../rules/events/event-types";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import type { PortraitWishes } from "../../rules/pictures/portrait-parts";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import type { Language } from "../../rules/site/language";
import { makeTranslation, type Translation } from "../../rules/site/owner-translation";
import { isDate } from "../../rules/time/days";
import { localDate } from "../../rules/time/panama-time";
import { mainPicture, type Uploads } from "../pictures/upload-fields";
import { problemCheck } from "../site/parse";
import { eventEntries } from "./event-entries";
import { dayProblems, nextDayProblems, overProblems } from "./event-time-problems";
import { readPattern } from "./recurrence";

export const eventUploads: Uploads = { folder: "events", uploads: [mainPicture] };

const whole = v.object(eventEntries);

type EventFormValue = v.InferOutput<typeof whole>;

/** A new event must be in the future and have a valid rule. */
export const eventForm = (now: Date) =>
  v.pipe(
    whole,
    problemCheck((value: EventFormValue) => {
      const start = isDate(value.event_date) ? value.event_date : localDate(now);
      const read = value.is_recurring === "on" ? readPattern(value, start) : null;
      return {
        ...dayProblems(value.event_date, null, now),
        ...(read ? {} : overProblems(value, null, now)),
        ...nextDayProblems(value, null),
        ...(read && !read.ok ? read.problems : {}),
      };
    }, "always"),
  );

export function eventOfForm(
  value: EventFormValue,
  language: Language,
  previous: Translation | null = null,
  pattern: RecurrencePattern | null = patternOfForm(value),
): EventInput {
  return {
    ...textsOfForm(value, value.language ?? language, previous),
    host: value.host,
    event_type: value.event_type,
    event_date: value.event_date,
    start_time: value.start_time || null,
    end_time: value.end_time || null,
    image_url: value.image_url,
    portrait: wishesOf("event", value),
    pattern,
  };
}

function patternOfForm(value: EventFormValue): RecurrencePattern | null {
  const read = value.is_recurring === "on" ? readPattern(value) : null;
  return read?.ok ? read.pattern : null;
}

/** A form's texts and translations, as columns of a row. */
export function textsOfForm(
  value: Pick<EventFormValue, "title" | "location" | "description" | "full_description"> & {
    [Name in `translation.${"title" | "location" | "description" | "full_description"}`]: string;
  },
  language: Language,
  previous: Translation | null = null,
) {
  const { title, location, description, full_description } = value;
  const fields = { title, location, description, full_description };
  const translated = {
    title: value["translation.title"],
    location: value["translation.location"],
    description: value["translation.description"],
    full_description: value["translation.full_description"],
  };
  return { ...fields, language, translation: makeTranslation(fields, translated, previous) };
}

export type EventInput = ReturnType<typeof textsOfForm> & {
  host: string;
  event_type: EventType;
  event_date: string;
  start_time: string | null;
  end_time: string | null;
  image_url: string | null;
  portrait: PortraitWishes | null;
  pattern: RecurrencePattern | null;
};
