import type { CalendarNote } from "../../rules/imports/calendar-item";
import type { ListingKind } from "../../rules/site/listing-kinds";
import type { FormProblem } from "../site/form-answer";

/** Remarks on an imported row; any difference from the file gets one. */
export type RowNote =
  /** The row can't be imported. */
  | { about: "wrong"; field: string; text: string; problem: FormProblem }
  /** Imported without this value. */
  | { about: "leftOut"; field: string; text: string; problem: FormProblem }
  /** Where the form would ask for confirmation. */
  | { about: "read"; field: string; text: string; becomes: string }
  /** It was edited here since the last import, so that value stays. */
  | { about: "kept"; field: string; text: string }
  /** The same thing exists here already, from another source. */
  | { about: "duplicate"; kind: string; id: string; name: string }
  /** The kind of place isn't known. */
  | { about: "unknown"; text: string }
  | { about: "formula"; field: string; text: string }
  /** A converted recurrence rule, or what's missing in an event. */
  | { about: CalendarNote; text: string }
  /**
   * Unpublished on the old site; WordPress shortcodes; the number of comments left out, and of further notes; a
   * database error; a date of a series that was cancelled or changed.
   */
  | { about: "unpublished"; text: string }
  | { about: "shortcodes" | "comments" | "rest" | "refused" | "dateOff" | "dateChanged"; text: string }
  | { about: "gone" | "waiting" | "twice" | "ruleStays" };

export type ImportedRow = {
  kind: ListingKind;
  /** Its key in the source, or else its name. */
  key: string;
  line: { [field: string]: string };
  notes: RowNote[];
  isUnknown: boolean;
};

/** Addresses of an old site's pictures and the uploaded copies. */
export type Uploaded = ReadonlyMap<string, string>;

/** Just enough of the text to recognize it. */
export const shortText = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** The beginning of a text, cut at a word. */
export function opening(text: string, longest = 500): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;
}
