import type { Coordinates } from "../places/coordinates";
import type { WeekHours } from "../places/hours";
import type { DietMark, PlaceMarks } from "../places/place-marks";
import type { PriceFrom } from "../places/prices";
import type { Language } from "../site/language";
import { type LocalText, localise, readTranslation } from "../site/owner-translation";
import type { SearchDocument } from "./document";
import type { FoundPicture } from "./found-pictures";
import type { SearchKind } from "./search-kinds";

type BothLanguages<T> = Record<Language, T>;

/** A public thing, with everything needed to index it and to show it as a result. */
export type Found = {
  kind: SearchKind;
  ref: string;
  path: string;
  name: BothLanguages<LocalText>;
  /** Weighted like the name. */
  alsoCalled?: BothLanguages<string>;
  /** The title of the page it's a part of. */
  partOf?: BothLanguages<string>;
  text: BothLanguages<LocalText>;
  /** Further text of its page, shown if the match is there. */
  said?: BothLanguages<LocalText[]>;
  /** Indexed but not shown. */
  more: string;
  tags: string;
  /** What its text names that it is about, like a heading: a host, an amenity, a number to call. */
  about?: string;
  mark?: PlaceMarks;
  /** The stored category or type. */
  type?: string;
  picture?: FoundPicture;
  where?: BothLanguages<LocalText>;
  position?: Coordinates | null;
  price?: PriceFrom | null;
  hours?: WeekHours | null;
  kitchenUntil?: string | null;
  /** A restaurant's dishes, if its menu is in text form. */
  dishes?: FoundDish[];
  /** The diets that single dishes suit, where the place itself says nothing of them. */
  dishMarks?: DietMark[];
  closedForSeason?: boolean;
  /** The next date. */
  date?: string | null;
  time?: string | null;
  endTime?: string | null;
  isCancelled?: boolean;
  /** First aid: the first steps, and when to call for help. */
  steps?: BothLanguages<AidSteps>;
};

/** A dish, with its price, and a link to the menu. */
export type FoundDish = { path: string; en: LocalText; es: LocalText; marks?: readonly DietMark[] };

export type AidSteps = { lines: readonly string[]; call: string; lang: Language };

type Written = { language: Language; translation: unknown };

/** Each text comes with the language it's really in. */
export function inBoth(row: Written, name: string, text: string, fields: { name: string; text: string }) {
  return { name: fieldInBoth(row, fields.name, name), text: fieldInBoth(row, fields.text, text) };
}

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

/** All translated texts, for the index. */
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

/** The page that a part belongs to. Parts are indexed together with their page. */
export function pageOf({ kind, ref }: Pick<Found, "kind" | "ref">): string | null {
  return kind === "guide" || kind === "service" || kind === "aid" ? (ref.split("#")[0] ?? ref) : null;
}

/** Sorts past events, and those without a future date, to the end. */
export function pastLast(found: readonly Found[], today: string): Found[] {
  const isOver = ({ date }: Found) => date !== undefined && (date === null || date < today);
  return [...found.filter((one) => !isOver(one)), ...found.filter(isOver)];
}
