import * as v from "valibot";
import { type EventType, eventTypes } from "../rules/categories";
import { safeImageUrl } from "../rules/contact-links";
import { snapTime } from "../rules/event-times";
import { isLanguage, type Language } from "../rules/language";
import { makeTranslation, type Translation } from "../rules/localised-text";
import { isDate, isTime } from "../rules/panama-time";
import type { RecurrencePattern } from "../rules/recurrence";
import { message } from "./parse";
import { readPattern } from "./recurrence";
import { mainPicture, type Uploads } from "./uploads";

export const eventUploads: Uploads = { folder: "events", uploads: [mainPicture] };

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, message("eventForm.problems.tooLong")));
const word = v.pipe(v.string(), v.trim());

const time = (missing: "eventForm.problems.startTime" | "eventForm.problems.endTime") =>
  v.pipe(
    word,
    v.transform((typed) => snapTime(typed) ?? typed),
    v.check((typed) => isTime(typed), message(missing)),
  );
const optionalTime = v.pipe(
  word,
  v.transform((typed) => (typed ? (snapTime(typed) ?? typed) : "")),
  v.check((typed) => typed === "" || isTime(typed), message("eventForm.problems.time")),
);

const shared = {
  title: v.pipe(text(120), v.minLength(3, message("eventForm.problems.title"))),
  location: v.pipe(text(160), v.minLength(3, message("eventForm.problems.location"))),
  host: v.pipe(text(120), v.minLength(2, message("eventForm.problems.host"))),
  event_type: v.picklist(eventTypes, message("eventForm.problems.type")),
  event_date: v.pipe(
    word,
    v.check((typed) => isDate(typed), message("eventForm.problems.date")),
  ),
  description: v.pipe(text(500), v.minLength(10, message("eventForm.problems.description"))),
  image_url: v.pipe(
    word,
    v.check((url) => url === "" || safeImageUrl(url) !== null, message("eventForm.problems.image")),
  ),
  language: word,
  "translation.title": text(120),
  "translation.location": text(160),
  "translation.description": text(500),
  "translation.full_description": text(5000),
};

const recurrence = {
  is_recurring: word,
  pattern_type: word,
  interval_value: word,
  days_of_week: v.array(word),
  day_of_month: word,
  end_type: word,
  end_count: word,
  end_date: word,
};

const whole = v.object({
  ...shared,
  start_time: time("eventForm.problems.startTime"),
  end_time: time("eventForm.problems.endTime"),
  full_description: v.pipe(text(5000), v.minLength(20, message("eventForm.problems.details"))),
  ...recurrence,
});

/** Times and details may stay empty in an edit. */
const edited = v.object({
  ...shared,
  start_time: optionalTime,
  end_time: optionalTime,
  full_description: text(5000),
  ...recurrence,
});

export type EventFormValue = v.InferOutput<typeof whole>;

/** A new event lies ahead, and a rule must be one that can be followed. */
export const eventForm = (today: string) =>
  v.pipe(
    whole,
    v.forward(
      v.check(({ event_date }) => event_date >= today, message("eventForm.problems.pastDate")),
      ["event_date"],
    ),
    ruleCheck(),
  );

/** An event may stay where it is, in the past as well; nobody moves one there. */
export const eventEditForm = (today: string, before: string) =>
  v.pipe(
    edited,
    v.forward(
      v.check(
        ({ event_date }) => event_date >= today || event_date === before,
        message("eventForm.problems.pastDate"),
      ),
      ["event_date"],
    ),
    ruleCheck(),
  );

type Ruled = Parameters<typeof readPattern>[0] & { is_recurring: string };

function ruleCheck<Value extends Ruled>() {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.is_recurring !== "on") return;
    const read = readPattern(dataset.value);
    for (const [key, problem] of read.ok ? [] : Object.entries(read.problems)) {
      const input = dataset.value as unknown as Record<string, unknown>;
      addIssue({
        message: problem,
        path: [{ type: "object", origin: "value", input, key, value: input[key] }],
      });
    }
  });
}

/** The form as an operation takes it. */
export function eventOfForm(
  value: EventFormValue,
  language: Language,
  previous: Translation | null = null,
): EventInput {
  const rule = value.is_recurring === "on" ? readPattern(value) : null;
  return {
    ...textsOfForm(value, isLanguage(value.language) ? value.language : language, previous),
    host: value.host,
    event_type: value.event_type,
    event_date: value.event_date,
    start_time: value.start_time || null,
    end_time: value.end_time || null,
    image_url: value.image_url || null,
    pattern: rule?.ok ? rule.pattern : null,
  };
}

/** The texts of a form and their twins in the other language, as a row keeps them. */
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

/** What an operation writes down: the form, read and judged. */
export type EventInput = ReturnType<typeof textsOfForm> & {
  host: string;
  event_type: EventType;
  event_date: string;
  start_time: string | null;
  end_time: string | null;
  image_url: string | null;
  pattern: RecurrencePattern | null;
};
