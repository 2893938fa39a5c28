import type { FormProblems } from "../site/form-answer";
import type { Typed } from "../site/parse";

/** Errors that don't belong to a field. */
export type StudioNotice = "stale" | "failed" | "signedOut" | "offline";

export type SectionAnswer = {
  /** Identifies the form: a page in one language, and a section. */
  path: string;
  name: string;
  typed: Typed;
  problems: FormProblems;
  notice: StudioNotice | null;
  /** What somebody else has saved, with its version: sending that version again overwrites it. */
  theirs: Typed | null;
  version: number | null;
};
