import { type LocalText, localise, readTranslation } from "../content/localised-text";
import type { WeekHours } from "../places/hours";
import type { PlaceMarks } from "../places/place-marks";
import type { Language } from "../site/language";
import type { SearchDocument } from "./document";
import type { FoundPicture } from "./found-pictures";
import type { SearchKind } from "./search-kinds";

type BothLanguages<T> = Record<Language, T>;

/** A public thing as its row tells it: enough to be indexed, and enough to be shown among what was found. */
export type Found = {
  kind: SearchKind;
  ref: string;
  path: string;
  name: BothLanguages<LocalText>;
  /** Words that say as much as the name. */
  alsoCalled?: BothLanguages<string>;
  /** What the page is called that it is a part of. */
  partOf?: BothLanguages<string>;
  text: BothLanguages<LocalText>;
  /** What else its page says: shown where the search found it there. */
  said?: BothLanguages<LocalText[]>;
  /** Found by these words too, though they are not shown. */
  more: string;
  tags: string;
  mark?: PlaceMarks;
  /** Its category or type, as it is stored. */
  type?: string;
  picture?: FoundPicture;
  /** Where a place is. */
  where?: BothLanguages<LocalText>;
  /** What a night costs, from. */
  price?: { amount: number; text: string } | null;
  hours?: WeekHours | null;
  kitchenUntil?: string | null;
  /** What a restaurant serves, where its menu is written down. */
  dishes?: FoundDish[];
  closedForSeason?: boolean;
  /** The next day it happens. */
  date?: string | null;
  time?: string | null;
  isCancelled?: boolean;
  /** A part of the first aid: what to do first, and when to call. */
  steps?: BothLanguages<AidSteps>;
};

/** A dish on the page of the restaurant that serves it: what it is called and costs. */
export type FoundDish = { path: string; en: LocalText; es: LocalText };

export type AidSteps = { lines: readonly string[]; call: string; lang: Language };

type Written = { language: Language; translation: unknown };

/** A name and a text in both languages, each with the language it really is in. */
export function inBoth(row: Written, name: string, text: string, fields: { name: string; text: string }) {
  return { name: fieldInBoth(row, fields.name, name), text: fieldInBoth(row, fields.text, text) };
}

/** A field of a row in both languages. */
export function fieldInBoth(row: Written, field: string, text: string): BothLanguages<LocalText> {
  const source = { language: row.language, translation: readTranslation(row.translation) };
  const wordsIn = (language: Language) =>
    localise(source, { [field]: text }, language).texts[field] ?? nothing;
  return { en: wordsIn("en"), es: wordsIn("es") };
}

/** Several fields of a row, those without words left out. */
export function fieldsInBoth(
  row: Written,
  fields: Record<string, string | null>,
): BothLanguages<LocalText[]> {
  const read = Object.entries(fields).map(([field, text]) => fieldInBoth(row, field, text ?? ""));
  const written = (language: Language) => read.flatMap((one) => (one[language].text ? one[language] : []));
  return { en: written("en"), es: written("es") };
}

const nothing: LocalText = { text: "", lang: "en" };

/** Everything a translation says, for finding. */
export function translatedWords(row: Written): string {
  const entries = Object.values(readTranslation(row.translation) ?? {});
  return entries.map(({ text }) => text).join(" ");
}

export function documentOf({ kind, ref, name, alsoCalled, text, more, tags }: Found): SearchDocument {
  const names = (language: Language) => `${name[language].text} ${alsoCalled?.[language] ?? ""}`;
  return {
    kind,
    ref,
    names: { en: names("en"), es: names("es") },
    texts: { en: `${text.en.text} ${more}`, es: `${text.es.text} ${more}` },
    tags,
  };
}

/** The page whose part a thing is; pages say what they say in parts, and change as a whole. */
export function pageOf({ kind, ref }: Pick<Found, "kind" | "ref">): string | null {
  return kind === "guide" || kind === "service" || kind === "aid" ? (ref.split("#")[0] ?? ref) : null;
}

/** What is over, or has no date to come, stands at the end. */
export function pastLast(found: readonly Found[], today: string): Found[] {
  const isOver = ({ date }: Found) => date !== undefined && (date === null || date < today);
  return [...found.filter((one) => !isOver(one)), ...found.filter(isOver)];
}
