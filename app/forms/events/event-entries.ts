import * as v from "valibot";
import { eventTypes } from "../../rules/events/event-types";
import { isDate, isTime } from "../../rules/time/days";
import { snapTime } from "../../rules/time/snap-time";
import { language, picture, portraitEntries, text } from "../places/listing-entries";
import { message } from "../site/parse";

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

const what = {
  title: v.pipe(text(120), v.minLength(3, message("eventForm.problems.title"))),
  event_type: v.picklist(eventTypes, message("eventForm.problems.type")),
};

const day = {
  event_date: v.pipe(
    word,
    v.check((typed) => isDate(typed), message("eventForm.problems.date")),
  ),
};

const where = {
  location: v.pipe(text(160), v.minLength(3, message("eventForm.problems.location"))),
  host: v.pipe(text(120), v.minLength(2, message("eventForm.problems.host"))),
};

/** `end_asked`: the times that were asked about; `end_meant`: a script has already moved the end. */
const aboutTimes = { end_asked: word, end_meant: word };

const rule = {
  is_recurring: word,
  pattern_type: word,
  interval_value: word,
  days_of_week: v.array(word),
  day_of_month: word,
  end_type: word,
  end_count: word,
  end_date: word,
};

const description = v.pipe(text(500), v.minLength(10, message("eventForm.problems.description")));

const other = {
  language,
  "translation.title": text(120),
  "translation.location": text(160),
  "translation.description": text(500),
  "translation.full_description": text(5000),
  image_url: picture,
  ...portraitEntries,
};

export const eventEntries = {
  ...what,
  ...day,
  start_time: time("eventForm.problems.startTime"),
  end_time: time("eventForm.problems.endTime"),
  ...aboutTimes,
  ...rule,
  ...where,
  description,
  full_description: v.pipe(text(5000), v.minLength(20, message("eventForm.problems.details"))),
  ...other,
};

const when = {
  ...day,
  start_time: optionalTime,
  end_time: optionalTime,
  times_before: word,
  ...aboutTimes,
};
const words = { description, full_description: text(5000), ...other };

/** A reviewer may leave times and details empty, and can't change the rule. */
export const correctedEntries = { ...what, ...when, ...where, ...words };

export const editedEntries = {
  scope: word,
  ...what,
  ...when,
  ...rule,
  rule_before: word,
  ...where,
  ...words,
};
