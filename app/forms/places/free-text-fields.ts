import { dayText, parseDayHours } from "../../rules/places/day-hours";
import { daysOfHours } from "../../rules/places/hours";
import { readKitchenTime, storedKitchenTime } from "../../rules/places/kitchen";
import { readCoordinate, readPosition } from "../../rules/places/typed-position";
import { weekText } from "../../rules/places/week-hours";
import { dayInWords, storedWeek, weekInWords } from "../../rules/places/week-words";
import type { Language } from "../../rules/site/language";
import { clockText } from "../../rules/time/date-words";
import type { FormProblem, FormProblems } from "../site/form-answer";
import type { FormSchema, Typed } from "../site/parse";
import { asked, refused } from "./hours-problem";
import { takeMenuApart } from "./menu";

/** Values split into their fields, and what has to be confirmed. */
type SplitTyped = { typed: Typed; problems: FormProblems };
type Split = (typed: Typed, language: Language) => SplitTyped;

const nothing: SplitTyped = { typed: {}, problems: {} };

/**
 * Understands free text: a week in one field, two coordinates pasted into one. A proposal is put into its field, so
 * that sending the form again confirms it.
 */
export function readFreeText({ entries }: FormSchema, typed: Typed, language: Language): SplitTyped {
  const known = Object.entries(fields).filter(([field]) => field in entries);
  return known.reduce<SplitTyped>(
    (all, [, understand]) => {
      const { typed, problems } = understand(all.typed, language);
      return { typed: { ...all.typed, ...typed }, problems: { ...all.problems, ...problems } };
    },
    { typed, problems: {} },
  );
}

const fields: Record<string, Split> = {
  hours_text: takeWeekApart,
  ...Object.fromEntries(daysOfHours.map((day) => [`hours.${day}`, readDayField(`hours.${day}`)])),
  kitchen_until: readKitchenField,
  menu_text: takeMenuApart,
  hours: readWeekField,
  latitude: takePositionApart,
};

const textOf = (typed: Typed, field: string) => typed[field]?.[0]?.trim() ?? "";

function takeWeekApart(typed: Typed, language: Language): SplitTyped {
  const text = textOf(typed, "hours_text");
  if (!text) return nothing;
  const read = weekText(text);
  if (!read.ok) return { typed: {}, problems: { hours_text: asked(read.question) } };
  const days = daysOfHours.map((day) => [`hours.${day}`, [read.week[day] ?? ""]]);
  // A day that has hours in its field but not in the text would become closed, so that's confirmed first.
  const isClosing = daysOfHours.some(
    (day) => !read.week[day] && parseDayHours(textOf(typed, `hours.${day}`)).state !== "closed",
  );
  return {
    typed: { ...Object.fromEntries(days), hours_text: [] },
    problems:
      read.isProposal || isClosing ? { hours_text: proposed(text, weekInWords(read.week, language)) } : {},
  };
}

function readDayField(field: string): Split {
  return (typed, language) => {
    const text = textOf(typed, field);
    const read = dayText(text);
    if (!read.ok) return found(field, refused(read.question));
    return {
      typed: text ? { [field]: [read.text] } : {},
      problems: read.isProposal ? { [field]: proposed(text, dayInWords(read.text, language)) } : {},
    };
  };
}

/** Read after the days, which tell whether a.m. or p.m. is meant. */
function readKitchenField(typed: Typed, language: Language): SplitTyped {
  const text = textOf(typed, "kitchen_until");
  if (!text) return nothing;
  const week = Object.fromEntries(daysOfHours.map((day) => [day, textOf(typed, `hours.${day}`)]));
  const read = readKitchenTime(text, week);
  if (!read.ok) return found("kitchen_until", `submission.kitchenProblems.${read.problem}`);
  const problem = read.isProposal ? proposed(text, clockText(read.minutes, language)) : undefined;
  return {
    typed: { kitchen_until: [storedKitchenTime(read.minutes)] },
    problems: problem ? { kitchen_until: problem } : {},
  };
}

/** Hours stored as one text, in the language they were written in. */
function readWeekField(typed: Typed, language: Language): SplitTyped {
  const text = textOf(typed, "hours");
  if (!text) return nothing;
  const read = weekText(text);
  if (!read.ok) return found("hours", refused(read.question));
  return {
    typed: { hours: [storedWeek(read.week, language)] },
    problems: read.isProposal ? { hours: proposed(text, weekInWords(read.week, language)) } : {},
  };
}

const found = (field: string, problem: FormProblem | undefined): SplitTyped =>
  problem ? { typed: {}, problems: { [field]: problem } } : nothing;

function proposed(typed: string, hours: string): FormProblem {
  return { key: "submission.hoursQuestions.confirm", data: { typed, hours } };
}

/** Both coordinates may be pasted into either field. */
function takePositionApart(typed: Typed): SplitTyped {
  const problems: FormProblems = {};
  for (const name of ["latitude", "longitude"] as const) {
    const text = textOf(typed, name);
    if (!text || readCoordinate(name, text) !== null) continue;
    const read = readPosition(text);
    if (read.ok) {
      const { latitude, longitude } = read;
      return { typed: { latitude: [String(latitude)], longitude: [String(longitude)] }, problems: {} };
    }
    // A single number is checked by the field itself.
    if (read.problem !== "half" && read.problem !== "unreadable")
      problems[name] = `submission.positionProblems.${read.problem}`;
  }
  return { typed: {}, problems };
}
