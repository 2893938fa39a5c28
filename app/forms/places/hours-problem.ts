import { dayText, type HoursQuestion } from "../../rules/places/day-hours";
import { weekText } from "../../rules/places/week-hours";
import type { HoursProblem } from "../site/form-answer";

export function asked({ obstacle, part }: HoursQuestion): HoursProblem {
  return { key: `submission.hoursQuestions.${obstacle}`, data: { part } };
}

/** Free text is accepted and shown as written; only impossible times and hours of other days are errors. */
export function refused(question: HoursQuestion): HoursProblem | undefined {
  return question.obstacle === "time" || question.obstacle === "days" ? asked(question) : undefined;
}

export function dayProblem(text: string): HoursProblem | undefined {
  const read = dayText(text);
  return read.ok ? undefined : refused(read.question);
}

export function weekProblem(text: string): HoursProblem | undefined {
  const read = weekText(text);
  return read.ok || !text.trim() ? undefined : asked(read.question);
}
