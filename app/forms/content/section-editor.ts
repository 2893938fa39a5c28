import { hashOf } from "../../rules/content/localised-text";
import type { Language } from "../../rules/site/language";
import type { Typed } from "../site/parse";
import { type SectionField, wordFields } from "./schema-fields";
import { type SectionData, typedOf } from "./section-data";
import { shownSection, withItems } from "./section-hints";

/** The texts of a section: built in, and typed, in both languages. */
export type SectionTexts = Record<Language, { builtIn: SectionData; own: SectionData }>;

/** The values of a form, what its empty fields would show, and which of that is English on a Spanish page. */
export type EditorValues = { typed: Typed; hints: Typed; borrowed: string[] };

/** English has a field for everything, Spanish for its words. */
export function fieldsFor(fields: readonly SectionField[], language: Language): readonly SectionField[] {
  return language === "en" ? fields : wordFields(fields);
}

export function editorValues(
  all: readonly SectionField[],
  language: Language,
  { en, es }: SectionTexts,
): EditorValues {
  const fields = fieldsFor(all, language);
  const isEnglish = language === "en";
  const { data, borrowed } = shownSection(fields, {
    own: undefined,
    // The items are those of the English row; its words are no hint for itself.
    english: isEnglish ? bones(en.own) : en.own,
    builtIn: isEnglish ? en.builtIn : es.builtIn,
    builtInEnglish: en.builtIn,
  });
  const own = isEnglish ? en.own : es.own;
  const typed = typedOf(fields, withItems(fields, own, data, isEnglish));
  return { typed, hints: typedOf(fields, data), borrowed };
}

/** What English says today, as one short word: the same words, the same word. */
export function englishHash(all: readonly SectionField[], { en }: SectionTexts): string {
  const fields = wordFields(all);
  const sources = { own: en.own, english: en.own, builtIn: en.builtIn, builtInEnglish: en.builtIn };
  return hashOf(JSON.stringify(shownSection(fields, sources).data));
}

/** What a section says in English: the words a translation is made from. */
export function englishWords(
  all: readonly SectionField[],
  own: SectionData,
  builtIn: SectionData,
): SectionData {
  return shownSection(wordFields(all), { own, english: own, builtIn, builtInEnglish: builtIn }).data;
}

/** The words that a Spanish page borrows from English, by the names of their fields. */
export function borrowedWords(all: readonly SectionField[], { en, es }: SectionTexts): string[] {
  const sources = { own: es.own, english: en.own, builtIn: es.builtIn, builtInEnglish: en.builtIn };
  return shownSection(wordFields(all), sources).borrowed;
}

/** Whether what is typed in a language makes a difference to what is built in. */
export function saysOther(all: readonly SectionField[], texts: SectionTexts, language: Language): boolean {
  const { own, builtIn } = texts[language];
  const fields = fieldsFor(all, language);
  const english = language === "en" ? own : undefined;
  const shownTexts = shownSection(fields, { own, english, builtIn, builtInEnglish: builtIn });
  const silent = shownSection(fields, {
    own: undefined,
    english: undefined,
    builtIn,
    builtInEnglish: builtIn,
  });
  return JSON.stringify(shownTexts.data) !== JSON.stringify(silent.data);
}

/** A list with nothing but its ids, and lists within. */
function bones(data: SectionData): SectionData {
  const lists = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (!Array.isArray(value) || !value.every((one) => typeof one === "object" && one !== null)) return [];
    return [[name, value.map((item) => ({ id: item.id, ...bones(item) }))]];
  });
  return Object.fromEntries(lists);
}
