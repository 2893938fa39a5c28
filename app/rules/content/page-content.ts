import type { Language } from "../site/language";
import { type FactWord, fillFacts } from "../site/words";
import { type AddedSection, emptySection, plainWords } from "./added-section";
import { type Borrowing, overlay, type Placed, unmarked } from "./overlay";

/** A row of page_content, which replaces a built-in section. */
export type ContentRow = {
  section_name: string;
  content_data: unknown;
  is_visible: boolean;
  display_order: number;
  updated_at: number;
};

/** On a Spanish page with the English rows. */
export type ContentRows = {
  language: Language;
  ownRows: readonly ContentRow[];
  englishRows: readonly ContentRow[];
  /** Facts that its texts mention. */
  fact: FactWord;
};

type Section = { name: string };
/** `fallbackLanguage`: all of its text is English on a Spanish page. Where only some is, each part says which. */
export type PlacedSection<S> = Placed<S> & { fallbackLanguage?: true };

/**
 * The page's sections: built-in ones with their rows laid over, and ones only rows have. Visibility and order are in
 * the English page's rows; text is in both.
 */
export function composeSections<S extends Section>(
  page: ContentRows,
  builtInFor: (language: Language) => readonly S[],
): PlacedSection<S | AddedSection>[] {
  const { language, ownRows, englishRows, fact } = page;
  const deciding = language === "en" ? ownRows : englishRows;
  const [builtIn, english] = [builtInFor(language), builtInFor("en")];
  const rowNames = [...deciding, ...ownRows].map((row) => row.section_name);
  const names = [...new Set([...builtIn.map(({ name }) => name), ...rowNames])];
  const placed = names.flatMap((name, index) => {
    const own = rowOf(ownRows, name);
    const known = sectionOf(builtIn, name);
    const row = rowOf(deciding, name) ?? (known ? undefined : own);
    if (row && !row.is_visible) return [];
    const read = (one: ContentRow | undefined) => (one?.is_visible ? readData(one.content_data) : undefined);
    const stored = { own: read(own), english: read(rowOf(deciding, name)) };
    const section = known
      ? laid(known, { ...stored, builtInEnglish: sectionOf(english, name) })
      : laid(emptySection(name), { own: plainWords(stored.own), english: plainWords(stored.english) });
    return isEmpty(section) ? [] : [{ section, order: row ? row.display_order : index + 1 }];
  });
  return placed
    .sort((a, b) => a.order - b.order)
    .map(({ section }) => fillFacts(section, fact) as PlacedSection<S>);
}

/** An added section without any text. */
function isEmpty(section: Section): boolean {
  if (section.name !== "plain") return false;
  const { title, text } = section as AddedSection;
  return !title && !text;
}

type StoredSection = { own: unknown; english: unknown; builtInEnglish?: unknown };

function laid<S extends Section>(section: S, stored: StoredSection) {
  return stored.own === undefined && stored.english === undefined ? section : overlaid(section, stored);
}

function overlaid<S extends Section>({ name, ...builtIn }: S, stored: StoredSection) {
  const tally = { words: 0, borrowed: 0 };
  const { builtInEnglish } = stored;
  const section = overlay({ ...stored, builtIn, builtInEnglish }, tally);
  const isForeign = tally.words > 0 && tally.borrowed === tally.words;
  return { name, ...(isForeign ? { ...unmarked(section), fallbackLanguage: true as const } : section) };
}

/** The language of a text where it isn't the page's. */
export function langOf(part: Borrowing, word: string): "en" | undefined {
  return part.english?.includes(word) ? "en" : undefined;
}

function rowOf(rows: readonly ContentRow[], name: string): ContentRow | undefined {
  return rows.find((row) => row.section_name === name);
}

function sectionOf<S extends Section>(sections: readonly S[], name: string): S | undefined {
  return sections.find((section) => section.name === name);
}

/** An unreadable value counts as empty. */
export function readData(data: unknown): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
