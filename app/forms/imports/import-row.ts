import type { CalendarNote } from "../../rules/imports/calendar-item";
import type { ListingKind } from "../../rules/site/slugs";
import type { FormProblem } from "../site/answer";

/** What there is to say of a row of a file, field by field; what it says otherwise than the file is never silent. */
export type RowNote =
  /** The row can't be taken like this. */
  | { about: "wrong"; field: string; text: string; problem: FormProblem }
  /** It is taken without this. */
  | { about: "leftOut"; field: string; text: string; problem: FormProblem }
  /** The form would ask whether this is meant. */
  | { about: "read"; field: string; text: string; becomes: string }
  /** Somebody has said otherwise here since it was last brought. */
  | { about: "kept"; field: string; text: string }
  /** It is here already, by another way. */
  | { about: "duplicate"; kind: string; id: string; name: string }
  /** No place, as far as the guide knows places. */
  | { about: "unknown"; text: string }
  | { about: "formula"; field: string; text: string }
  /** How a rule of a calendar file is said here, in its own words; and what is missing of an evening. */
  | { about: CalendarNote; text: string }
  /** Its old site doesn't show it; what of it only WordPress understands; how many comments stay behind; how many of a sort there are; why the database refused it; a date of a series that is off, or goes its own way. */
  | { about: "unpublished"; text: string }
  | { about: "shortcodes" | "comments" | "rest" | "refused" | "dateOff" | "dateChanged"; text: string }
  | { about: "gone" | "waiting" | "twice" | "ruleStays" };

export type ImportedRow = {
  kind: ListingKind;
  /** What it is called where it is from: by a key of its own, or by its name. */
  key: string;
  line: { [field: string]: string };
  notes: RowNote[];
  isUnknown: boolean;
};

/** Which of our pictures an address of an old site is by now. */
export type Uploaded = ReadonlyMap<string, string>;

/** A note's text is there to be recognised, not to be read whole. */
export const shortText = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** As much of a text as fits into an opening, up to a word's end. */
export function opening(text: string, longest = 500): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;
}
