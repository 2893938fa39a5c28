import type { SectionChange } from "../../rules/content/section-diff";
import type { ScheduleState, SectionAct, SectionStanding } from "../../rules/content/section-standing";
import type { Language } from "../../rules/site/language";
import type { SectionField } from "./schema-fields";
import type { EditorValues } from "./section-editor";

export type ShownVersion = {
  number: number;
  act: SectionAct;
  at: number;
  author: string | null;
  changes: SectionChange[];
  isPublic: boolean;
  /** It has a text to go back to. */
  hasText: boolean;
};
export type SectionHistory = { versions: ShownVersion[]; older: number | null; isNewest: boolean };

export type SectionEditor = EditorValues & {
  language: Language;
  /** Of the page in this language. */
  path: string;
  /** The number of the newest version, which a form carries along. */
  version: number;
  fields: readonly SectionField[];
  /** As it is stored, of a section whose fields nobody knows. */
  json: string | null;
  draft: { author: string | null; at: number } | null;
  schedule: { number: number; publish_at: number; state: ScheduleState } | null;
  /** There is something to take back to what is built in. */
  isChanged: boolean;
  /** What English says now that it did not say when it was translated; null where it is up to date. */
  behind: SectionChange[] | null;
  isUntranslated: boolean;
  history: SectionHistory;
};

export type SectionOutline = {
  name: string;
  kind: string;
  order: number;
  isBuiltIn: boolean;
  isVisible: boolean;
  standing: Record<Language, SectionStanding>;
  titles: Record<Language, string>;
};
