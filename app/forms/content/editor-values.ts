import type { Language } from "../../rules/site/language";
import { hashOf } from "../../rules/site/text-hash";
import type { Typed } from "../site/parse";
import { type SectionField, wordFields } from "./schema-fields";
import { type SectionData, typedOf } from "./section-data";
import { shownSection, withItems } from "./shown-section";

/** A section's built-in and edited texts, in both languages. */
export type SectionTexts = Record<Language, { builtIn: SectionData; own: SectionData }>;

/** Form values, placeholders, and the names of fields that show English text on the Spanish page. */
export type EditorValues = { typed: Typed; hints: Typed; borrowed: string[] };

/** English has every field, Spanish only those that are translated. */
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
    // Only the items' ids: the English texts mustn't be their own placeholders.
    english: isEnglish ? bones(en.own) : en.own,
    builtIn: isEnglish ? en.builtIn : es.builtIn,
    builtInEnglish: en.builtIn,
  });
  const own = isEnglish ? en.own : es.own;
  const typed = typedOf(fields, withItems(fields, own, data, isEnglish));
  return { typed, hints: typedOf(fields, data), borrowed };
}

/** Changes when the English text does. */
export function englishHash(all: readonly SectionField[], { en }: SectionTexts): string {
  const fields = wordFields(all);
  const sources = { own: en.own, english: en.own, builtIn: en.builtIn, builtInEnglish: en.builtIn };
  return hashOf(JSON.stringify(shownSection(fields, sources).data));
}

/** The English text, as a source for translation. */
export function englishWords(
  all: readonly SectionField[],
  own: SectionData,
  builtIn: SectionData,
): SectionData {
  return shownSection(wordFields(all), { own, english: own, builtIn, builtInEnglish: builtIn }).data;
}

/** Names of fields that show English text on the Spanish page. */
export function borrowedWords(all: readonly SectionField[], { en, es }: SectionTexts): string[] {
  const sources = { own: es.own, english: en.own, builtIn: es.builtIn, builtInEnglish: en.builtIn };
  return shownSection(wordFields(all), sources).borrowed;
}

/** Whether the edited text differs from the built-in one. */
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

/** Lists with nothing but ids, recursively. */
function bones(data: SectionData): SectionData {
  const lists = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (!Array.isArray(value) || !value.every((one) => typeof one === "object" && one !== null)) return [];
    return [[name, value.map((item) => ({ id: item.id, ...bones(item) }))]];
  });
  return Object.fromEntries(lists);
}
