import { fact, listWithFallback, type Sources, withFallback } from "./fallback";

/** The names of texts that come from the English row. */
export type Borrowing = { english?: readonly string[] };

/** A value whose parts may each use English text. */
export type Placed<T> = T extends readonly (infer Item)[]
  ? Placed<Item>[]
  : T extends object
    ? { [Key in keyof T]: Placed<T[Key]> } & Borrowing
    : T;

/** Stored in the English row only; all other text is per language. */
const facts = new Set([
  ...["id", "icon", "image", "imageSrc", "link", "url", "website"],
  ...["phone", "whatsapp", "number", "hours", "address", "range", "checkedOn", "tide", "swell"],
  ...["amount", "certainty"],
  ...["departures", "departuresBack"],
]);
export const isFact = (key: string) => facts.has(key);

type Tally = { words: number; borrowed: number };
type Fields = Record<string, unknown>;

/**
 * Lays stored rows over a built-in object: text over text, numbers over numbers, lists item by item. Missing, empty or
 * malformed values keep the built-in one.
 */
export function overlay<T extends object>(
  sources: Sources<unknown> & { builtIn: T },
  tally: Tally,
): Placed<T> {
  const { own, english, builtIn, builtInEnglish } = sources;
  const stored = { own: fieldsOf(own), english: fieldsOf(english), builtInEnglish: fieldsOf(builtInEnglish) };
  const borrowed: string[] = [];
  const fields = Object.entries(builtIn).map(([key, value]) => {
    const parts = {
      own: stored.own[key],
      english: stored.english[key],
      builtIn: value as unknown,
      builtInEnglish: stored.builtInEnglish[key],
    };
    const before = tally.borrowed;
    const laid = key === "kind" ? value : overlayValue(parts, key, tally);
    if (isWords(value) && tally.borrowed > before) borrowed.push(key);
    return [key, laid] as const;
  });
  const marks = borrowed.length > 0 ? { english: borrowed } : {};
  return { ...Object.fromEntries(fields), ...marks } as Placed<T>;
}

/** Without the language marks, where all would say the same. */
export function unmarked<T>(part: T): T {
  if (Array.isArray(part)) return part.map(unmarked) as T;
  if (typeof part !== "object" || part === null) return part;
  const { english: _, ...rest } = part as Borrowing;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, unmarked(value)])) as T;
}

function overlayValue(parts: Sources<unknown>, key: string, tally: Tally): unknown {
  const { builtIn, english } = parts;
  if (parts.own === undefined && english === undefined) {
    // Built-in text counts as the language's own.
    const hasWords = typeof builtIn === "string" ? builtIn !== "" : typeof builtIn === "object";
    if (hasWords && !isFact(key)) tally.words++;
    return builtIn;
  }
  if (typeof builtIn === "string") return overlayText(parts, key, tally);
  if (isTexts(builtIn)) {
    const { items, lang } = listWithFallback(
      each(parts, (one) => (Array.isArray(one) ? one.filter(isText) : undefined)),
    );
    return count(items, lang, tally);
  }
  if (Array.isArray(builtIn)) return overlayList(parts, builtIn.filter(isObject), tally);
  if (isObject(builtIn)) return overlay({ ...parts, builtIn }, tally);
  const isOfKind = builtIn !== null && typeof english === typeof builtIn;
  return isOfKind ? english : builtIn;
}

function overlayText(parts: Sources<unknown>, key: string, tally: Tally): string {
  const texts = each(parts, (one) => (isText(one) ? one : undefined));
  if (isFact(key)) return fact({ ...texts, builtInEnglish: texts.builtIn });
  const { text, lang } = withFallback(texts);
  return count(text, lang, tally);
}

/** The English row decides items and order; without one, the built-in list. */
function overlayList({ own, english, builtInEnglish }: Sources<unknown>, builtIn: Fields[], tally: Tally) {
  const rows = objectsIn(english);
  const [ownItems, englishItems] = [objectsIn(own), objectsIn(builtInEnglish)];
  return (rows.length > 0 ? rows : builtIn).map((item, index) => {
    const twin = twinOf(item, index, builtIn) ?? blank(builtIn[0]);
    return overlay(
      {
        own: twinOf(item, index, ownItems),
        english: rows.length > 0 ? item : undefined,
        builtIn: twin,
        builtInEnglish: englishItems[builtIn.indexOf(twin)],
      },
      tally,
    );
  });
}

/** An item an admin added: the shape of the others, without their text. */
function blank(pattern: Fields = {}): Fields {
  const entries = Object.entries(pattern).map(([key, value]) => {
    if (isText(value)) return [key, ""];
    return [key, isTexts(value) ? [""] : Array.isArray(value) ? [] : value];
  });
  return Object.fromEntries(entries);
}

/** By id, else by position. */
export function twinOf<T extends { id?: unknown }>(
  item: { id?: unknown },
  index: number,
  others: readonly T[],
): T | undefined {
  const inPlace = others[index];
  return (
    others.find(({ id }) => id !== undefined && id === item.id) ??
    (inPlace?.id && item.id ? undefined : inPlace)
  );
}

function each<T>(parts: Sources<unknown>, read: (one: unknown) => T | undefined): Sources<T> {
  const { own, english, builtIn, builtInEnglish } = parts;
  return {
    own: read(own),
    english: read(english),
    builtIn: read(builtIn),
    builtInEnglish: read(builtInEnglish),
  };
}

function count<T extends string | readonly string[]>(words: T, lang: "en" | undefined, tally: Tally): T {
  if (words.length > 0) tally.words++;
  if (lang) tally.borrowed++;
  return words;
}

const isText = (one: unknown): one is string => typeof one === "string";
const isTexts = (one: unknown): one is string[] => Array.isArray(one) && isText(one[0]);
const isWords = (one: unknown) => isText(one) || isTexts(one);
const isObject = (one: unknown): one is Fields =>
  typeof one === "object" && one !== null && !Array.isArray(one);
const objectsIn = (one: unknown) => (Array.isArray(one) ? one.filter(isObject) : []);
const fieldsOf = (one: unknown): Fields => (isObject(one) ? one : {});
