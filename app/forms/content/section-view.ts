import type { SectionChange } from "../../rules/content/section-diff";
import type { ScheduleState, SectionAct, SectionStanding } from "../../rules/content/section-standing";
import type { Language } from "../../rules/site/language";
import type { EditorValues } from "./editor-values";
import type { SectionField } from "./schema-fields";

export type ShownVersion = {
  number: number;
  act: SectionAct;
  at: number;
  author: string | null;
  changes: SectionChange[];
  isPublic: boolean;
  /** False if there's no text to restore. */
  hasText: boolean;
};
export type SectionHistory = { versions: ShownVersion[]; older: number | null; isNewest: boolean };

export type SectionEditor = EditorValues & {
  language: Language;
  /** The page's path in this language. */
  path: string;
  /** The newest version's number, sent along with the form. */
  version: number;
  fields: readonly SectionField[];
  /** The stored JSON, for a section without known fields. */
  json: string | null;
  draft: { author: string | null; at: number } | null;
  schedule: { number: number; publish_at: number; state: ScheduleState } | null;
  /** Whether it differs from the built-in text. */
  isChanged: boolean;
  /** What has changed in English since it was translated; null if it's up to date. */
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
