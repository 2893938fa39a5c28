import type { FormProblems } from "../site/answer";
import type { Typed } from "../site/parse";

/** Why a form of the studio came back, where no single field is to blame. */
export type StudioNotice = "stale" | "failed" | "signedOut" | "offline";

export type SectionAnswer = {
  /** Which form it is: the page in its language, and the section. */
  path: string;
  name: string;
  typed: Typed;
  problems: FormProblems;
  notice: StudioNotice | null;
  /** What somebody else saved meanwhile, and its number: sending again with it puts this text in its place. */
  theirs: Typed | null;
  version: number | null;
};
