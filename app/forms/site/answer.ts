import type { MenuProblem } from "../../rules/places/menu-text";
import type { MessageKey, Typed } from "./parse";

/** A message, with what it tells of the text it is about. */
export type FormProblem =
  | MessageKey
  | (HoursProblem | TimetableProblem | JsonProblem | ValuesProblem | FilesProblem | LinesProblem);
/** Which files were refused, each with its reason. */
type FilesProblem = { files: { name: string; problem: MessageKey }[] };
/** Which lines of a menu could not be read. */
type LinesProblem = { lines: MenuProblem[] };
/** What the platform says of a text that is no JSON. */
type JsonProblem = { key: "studio.problems.json.broken"; data: { reason: string } };
/** Which values in braces a text has lost, and which it has made up. */
type ValuesProblem = { key: "studioWords.problems.values"; data: { missing: string; unknown: string } };
export type HoursProblem = {
  key: Extract<MessageKey, `submission.hoursQuestions.${string}`>;
  data: { part?: string; typed?: string; hours?: string };
};
/** What of a timetable is not understood. */
type TimetableProblem = {
  key: Extract<MessageKey, `studio.problems.timetable.${string}`>;
  data: { part: string };
};
export type FormProblems = Record<string, FormProblem>;

/** Why a form came back, where no single field is to blame. */
export type FormNotice =
  | "signedOut"
  | "tooMany"
  | "failed"
  | "offline"
  | "tooHeavy"
  | "gone"
  | "stale"
  | "paused";

/** A form that comes back as it was sent, with what has to change. */
export type FormAnswer = {
  typed: Typed;
  /** Goes along again, so that nothing is written twice. */
  token: string;
  problems: FormProblems;
  notice: FormNotice | null;
  /** The field whose rows a button has just changed: its part of the form stays open. */
  changed?: string;
};
