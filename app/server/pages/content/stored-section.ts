import { fieldsFor, type SectionTexts } from "../../../forms/content/editor-values";
import { fieldsOf, type SectionField } from "../../../forms/content/schema-fields";
import type { SectionData } from "../../../forms/content/section-data";
import { type SectionKind, sectionSchemas } from "../../../forms/content/section-schemas";
import { inOrder, type PlacedName } from "../../../rules/content/move-section";
import { type Language, localPath } from "../../../rules/site/language";
import type { VersionRow } from "../../db/content/content-versions";
import type { SectionRow } from "../../db/content/studio-sections";
import type { KnownSection, ManagedPage } from "./managed-pages";

/** Both languages of a page: built-in, public, drafted and scheduled text. */
export type StoredPage = {
  path: string;
  builtIn: Record<Language, KnownSection[]>;
  rows: SectionRow[];
  open: VersionRow[];
};
type InLanguage = {
  path: string;
  row: SectionRow | null;
  draft: VersionRow | null;
  schedule: VersionRow | null;
};

/** Both languages of a section. Kind `json`: its fields are unknown. */
export type StoredSection = PlacedName & {
  kind: SectionKind | "json";
  isBuiltIn: boolean;
  /** Neither built in nor stored: about to be added. */
  isNew: boolean;
  isVisible: boolean;
  fields: SectionField[];
  /** The public text, and what a draft would make of it. */
  publicTexts: SectionTexts;
  draftTexts: SectionTexts;
  stored: Record<Language, InLanguage>;
};

export function storedPage(
  { path, sectionsIn }: ManagedPage,
  rows: SectionRow[],
  open: VersionRow[],
): StoredPage {
  return { path, builtIn: { en: sectionsIn("en"), es: sectionsIn("es") }, rows, open };
}

/** Built-in and stored sections, in the order visitors see. */
export function sectionNames(page: StoredPage): PlacedName[] {
  const stored = [...page.rows, ...page.open].map(({ section_name }) => section_name);
  const names = [...new Set([...page.builtIn.en.map(({ name }) => name), ...stored])];
  return inOrder(names.map((name, index) => ({ name, order: orderOf(storedAt(page, name), index + 1) })));
}

/** `last` is the position after all others. */
export function storedSection(page: StoredPage, name: string, last: number): StoredSection {
  const { en, es } = page.builtIn;
  const at = en.findIndex((one) => one.name === name);
  const known = { en: en[at], es: es.find((one) => one.name === name) };
  const stored = storedAt(page, name);
  const { row, draft, schedule } = stored.en;
  const texts = (choose: (one: InLanguage) => { content_data: string | null } | null): SectionTexts => ({
    en: { builtIn: known.en?.builtIn ?? {}, own: readData(choose(stored.en)) },
    es: { builtIn: known.es?.builtIn ?? {}, own: readData(choose(stored.es)) },
  });
  const all = [row, stored.es.row, draft, stored.es.draft];
  const kind = known.en?.kind ?? kindOf(all);
  return {
    name,
    kind,
    stored,
    order: orderOf(stored, known.en ? at + 1 : last),
    isBuiltIn: known.en !== undefined,
    isNew: !known.en && [...all, schedule, stored.es.schedule].every((one) => one === null),
    isVisible: (row ?? stored.es.row)?.is_visible ?? true,
    fields: fieldsOf(sectionSchemas[kind === "json" ? "text" : kind]),
    publicTexts: texts((one) => one.row),
    draftTexts: texts((one) => one.draft ?? one.row),
  };
}

function storedAt({ path, rows, open }: StoredPage, name: string): Record<Language, InLanguage> {
  const inLanguage = (page_path: string): InLanguage => {
    const isHere = (one: SectionRow | VersionRow) => one.page_path === page_path && one.section_name === name;
    const here = open.filter(isHere);
    return {
      path: page_path,
      row: rows.find(isHere) ?? null,
      draft: here.find(({ state }) => state === "draft") ?? null,
      schedule: here.find(({ state }) => state !== "draft") ?? null,
    };
  };
  return { en: inLanguage(path), es: inLanguage(localPath("es", path)) };
}

function orderOf({ en, es }: Record<Language, InLanguage>, otherwise: number): number {
  return (en.row ?? es.row ?? en.draft)?.display_order ?? otherwise;
}

/** An added section has a title and a text; the fields of anything else are unknown. */
function kindOf(texts: readonly ({ content_data: string | null } | null)[]): "text" | "json" {
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

/** The form's fields in a language. */
export function formFields(section: StoredSection, language: Language): readonly SectionField[] {
  return fieldsFor(section.fields, language);
}
