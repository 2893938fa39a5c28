import { endTypes, patternTypes, type RecurrencePattern } from "../../rules/events/recurrence";
import { type RecurrenceError, recurrenceErrors } from "../../rules/events/recurrence-limits";
import { isOneOf } from "../../rules/site/one-of";
import { parseDay } from "../../rules/time/days";
import { type MessageKey, message, type Problems } from "../site/parse";

type Typed = {
  event_date: string;
  pattern_type: string;
  interval_value: string;
  days_of_week: string[];
  day_of_month: string;
  end_type: string;
  end_count: string;
  end_date: string;
};

type Read = { ok: true; pattern: RecurrencePattern } | { ok: false; problems: Problems };

/** Without an interval it's 1, without an end it never ends. An unchanged rule isn't checked. */
export function readPattern(
  typed: Typed,
  start: string = typed.event_date,
  isKept: (pattern: RecurrencePattern) => boolean = () => false,
): Read {
  const { pattern_type, end_type } = typed;
  const end = end_type || "never";
  const isRule = isOneOf(patternTypes, pattern_type);
  const isEnd = isOneOf(endTypes, end);
  const pattern: RecurrencePattern = {
    pattern_type: isRule ? pattern_type : "daily",
    interval_value: typed.interval_value ? wholeNumber(typed.interval_value) : 1,
    days_of_week: pattern_type === "weekly" ? [...new Set(typed.days_of_week.map(wholeNumber))].sort() : [],
    day_of_month: pattern_type === "monthly" && typed.day_of_month ? wholeNumber(typed.day_of_month) : null,
    end_type: isEnd ? end : "never",
    end_count: end === "after_count" ? wholeNumber(typed.end_count) : null,
    end_date: end === "by_date" ? typed.end_date : null,
  };
  if (isRule && isEnd && isKept(pattern)) return { ok: true, pattern };
  const problems: Problems = {
    ...(isRule ? {} : { pattern_type: message("eventForm.problems.pattern") }),
    ...(isEnd ? {} : { end_type: message("eventForm.problems.endType") }),
  };
  for (const error of recurrenceErrors(pattern, parseDay(start) ?? 0)) {
    // These errors depend on the whole rule, so they're skipped while it's missing.
    if (isRule || !ofWholeRule.has(error)) Object.assign(problems, problemOf(error, pattern));
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, pattern };
}

const ofWholeRule: ReadonlySet<RecurrenceError> = new Set(["interval_too_long", "ends_too_late"]);

/** NaN, which the rules then refuse. */
function wholeNumber(typed: string): number {
  return /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
}

const fields: Record<RecurrenceError, keyof Typed | "end"> = {
  interval_invalid: "interval_value",
  interval_too_long: "interval_value",
  weekdays_invalid: "days_of_week",
  day_of_month_invalid: "day_of_month",
  end_count_invalid: "end_count",
  end_date_invalid: "end_date",
  end_before_start: "end_date",
  too_many_dates: "end",
  ends_too_late: "end",
};

/** Assigns the error to the field that has to change. */
function problemOf(error: RecurrenceError, { end_type }: RecurrencePattern): Problems {
  const field = fields[error];
  const key: MessageKey = `eventForm.problems.${error}`;
  if (field !== "end") return { [field]: key };
  return { [end_type === "after_count" ? "end_count" : "end_date"]: key };
}
