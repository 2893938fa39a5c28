import * as v from "valibot";
import { snapTime } from "../rules/events/event-times";
import { eventTypes } from "../rules/places/categories";
import { isDate, isTime } from "../rules/time/days";
import { language, picture, text } from "./listing-entries";
import { message } from "./parse";
import { portraitEntries } from "./portrait-entries";

export const word = v.pipe(v.string(), v.trim());

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
  image_url: picture,
  ...portraitEntries,
  language,
  "translation.title": text(120),
  "translation.location": text(160),
  "translation.description": text(500),
  "translation.full_description": text(5000),
};

export const recurrenceEntries = {
  is_recurring: word,
  pattern_type: word,
  interval_value: word,
  days_of_week: v.array(word),
  day_of_month: word,
  end_type: word,
  end_count: word,
  end_date: word,
};

export const eventEntries = {
  ...shared,
  start_time: time("eventForm.problems.startTime"),
  end_time: time("eventForm.problems.endTime"),
  full_description: v.pipe(text(5000), v.minLength(20, message("eventForm.problems.details"))),
};

/** Times and details may stay empty in an edit. */
export const editedEntries = {
  ...shared,
  start_time: optionalTime,
  end_time: optionalTime,
  full_description: text(5000),
};
