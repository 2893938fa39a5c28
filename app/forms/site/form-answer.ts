import type { MenuProblem } from "../../rules/places/menu-text";
import type { MessageKey, Typed } from "./parse";

/** A message key, with values for the message if it needs any. */
export type FormProblem =
  | MessageKey
  | (HoursProblem | TimetableProblem | JsonProblem | ValuesProblem | FilesProblem | LinesProblem);
type FilesProblem = { files: { name: string; problem: MessageKey }[] };
type LinesProblem = { lines: MenuProblem[] };
/** The JSON parser's message. */
type JsonProblem = { key: "studio.problems.json.broken"; data: { reason: string } };
/** Placeholders that are missing in a text, or unknown. */
type ValuesProblem = { key: "studioWords.problems.values"; data: { missing: string; unknown: string } };
export type HoursProblem = {
  key: Extract<MessageKey, `submission.hoursQuestions.${string}`>;
  data: { part?: string; typed?: string; hours?: string };
};
type TimetableProblem = {
  key: Extract<MessageKey, `studio.problems.timetable.${string}`>;
  data: { part: string };
};
export type FormProblems = Record<string, FormProblem>;

/** Errors that don't belong to a field. */
export type FormNotice =
  | "signedOut"
  | "tooMany"
  | "failed"
  | "offline"
  | "tooHeavy"
  | "gone"
  | "stale"
  | "paused";

/** The values and errors of a form that's shown again. */
export type FormAnswer = {
  typed: Typed;
  /** Sent again with the form, so that nothing is stored twice. */
  token: string;
  problems: FormProblems;
  notice: FormNotice | null;
  /** The list whose rows were just changed; its part of the form stays open. */
  changed?: string;
};
