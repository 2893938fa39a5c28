import type { SectionData } from "../../../forms/section-data";
import {
  borrowedWords,
  englishHash,
  fieldsFor,
  type SectionTexts,
  saysOther,
} from "../../../forms/section-editor";
import { fieldsOf, type SectionField } from "../../../forms/section-form";
import { type SectionKind, sectionSchemas } from "../../../forms/sections";
import { inOrder, type PlacedName } from "../../../rules/content/section-order";
import { isBehind, type SectionStanding, scheduleState } from "../../../rules/content/section-standing";
import { type Language, localPath } from "../../../rules/site/language";
import type { DraftRow, ScheduleRow, SectionRow, Signed } from "../../db/content/sections";
import type { KnownSection, ManagedPage } from "./managed-pages";

/** What the database knows of a page, in both languages. */
export type PageRows = {
  rows: SectionRow[];
  drafts: Signed<DraftRow>[];
  schedules: Signed<ScheduleRow>[];
};
type InLanguage = {
  path: string;
  row: SectionRow | null;
  draft: Signed<DraftRow> | null;
  schedule: Signed<ScheduleRow> | null;
};

/** A section of a page as the studio sees it. `json`: nobody knows its fields. */
export type StudioSection = PlacedName & {
  kind: SectionKind | "json";
  isBuiltIn: boolean;
  isVisible: boolean;
  fields: SectionField[];
  /** What is public, and what a draft would make of it. */
  shown: SectionTexts;
  drafted: SectionTexts;
  stored: Record<Language, InLanguage>;
  standing: Record<Language, SectionStanding>;
};

/** The sections of a page: those it has built in and those it has rows or drafts of, in the order visitors see. */
export function studioSections(page: ManagedPage, found: PageRows, now: Date): StudioSection[] {
  const builtIn = { en: page.sectionsIn("en"), es: page.sectionsIn("es") };
  const all = [...found.rows, ...found.drafts, ...found.schedules].map(({ section_name }) => section_name);
  const names = [...new Set([...builtIn.en.map(({ name }) => name), ...all])];
  const sections = names.map((name, index) => {
    const known = { en: named(builtIn.en, name), es: named(builtIn.es, name) };
    const stored = {
      en: storedAt(page.path, name, found),
      es: storedAt(localPath("es", page.path), name, found),
    };
    return studioSection(name, index + 1, known, stored, now);
  });
  return inOrder(sections);
}

function studioSection(
  name: string,
  place: number,
  known: Record<Language, KnownSection | undefined>,
  stored: Record<Language, InLanguage>,
  now: Date,
): StudioSection {
  const { row, draft } = stored.en;
  const kind = known.en?.kind ?? kindOf([row, stored.es.row, draft, stored.es.draft]);
  const fields = fieldsOf(sectionSchemas[kind === "json" ? "text" : kind]);
  const texts = (choose: (one: InLanguage) => { content_data: string } | null): SectionTexts => ({
    en: { builtIn: known.en?.builtIn ?? {}, own: readData(choose(stored.en)) },
    es: { builtIn: known.es?.builtIn ?? {}, own: readData(choose(stored.es)) },
  });
  const shown = texts((one) => one.row);
  const isJson = kind === "json";
  const behind = !isJson && spanishIsBehind(fields, shown, stored.es);
  const order = row?.display_order ?? stored.es.row?.display_order ?? draft?.display_order ?? place;
  return {
    ...{ name, kind, fields, shown, stored, order },
    isBuiltIn: known.en !== undefined,
    isVisible: (row ?? stored.es.row)?.is_visible ?? true,
    drafted: texts((one) => one.draft ?? one.row),
    standing: {
      en: standingOf(stored.en, isJson ? row !== null : saysOther(fields, shown, "en"), false, now),
      es: standingOf(stored.es, !isJson && saysOther(fields, shown, "es"), behind, now),
    },
  };
}

function standingOf(one: InLanguage, isChanged: boolean, behind: boolean, now: Date): SectionStanding {
  return {
    isChanged,
    hasDraft: one.draft !== null,
    schedule: one.schedule && scheduleState(one.schedule, now),
    isBehind: behind,
  };
}

function spanishIsBehind(fields: SectionField[], texts: SectionTexts, { row }: InLanguage): boolean {
  const translation = row && { source: row.source_hash };
  const isWritten = Object.keys(texts.es.own).length > 0;
  const borrows = borrowedWords(fields, texts).length > 0;
  return isBehind(isWritten ? translation : null, englishHash(fields, texts), borrows);
}

/** A section an admin has made up has a title and a text; anything else is nobody's to guess. */
function kindOf(texts: readonly ({ content_data: string } | null)[]): "text" | "json" {
  const simple = new Set(["title", "text"]);
  const isSimple = texts.every((one) => {
    const data = parsed(one?.content_data ?? "{}");
    const entries = isObject(data) ? Object.entries(data) : null;
    return entries?.every(([name, value]) => simple.has(name) && typeof value === "string") ?? false;
  });
  return isSimple ? "text" : "json";
}

export function readData(row: { content_data: string | null } | null | undefined): SectionData {
  const data = parsed(row?.content_data ?? "{}");
  return isObject(data) ? data : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is SectionData =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const named = (sections: KnownSection[], name: string) => sections.find((one) => one.name === name);

function storedAt(path: string, name: string, { rows, drafts, schedules }: PageRows): InLanguage {
  const isHere = (one: { page_path: string; section_name: string }) =>
    one.page_path === path && one.section_name === name;
  return {
    path,
    row: rows.find(isHere) ?? null,
    draft: drafts.find(isHere) ?? null,
    schedule: schedules.find(isHere) ?? null,
  };
}

/** Which fields the form of a section has in a language. */
export function formFields(section: StudioSection, language: Language): readonly SectionField[] {
  return fieldsFor(section.fields, language);
}
