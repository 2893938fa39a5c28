import type { Language } from "./language";
import { hashOfText } from "./text-hash";

/** Each field's text in the other language, with a hash of the original it was translated from. */
export type Translation = { [field: string]: { text: string; hash: string } };

export type LocalText = { text: string; lang: Language };

export type Localised<Field extends string> = {
  texts: Record<Field, LocalText>;
  /** The only language, for the note "only in English / solo en español". */
  onlyIn: Language | null;
  isOutdated: boolean;
};

type Fields<Field extends string = string> = Record<Field, string | null | undefined>;

/**
 * Each text in the visitor's language where it exists, else the original with its `lang`. A fact translated before it
 * last changed is skipped in favour of the original.
 */
export function localise<Field extends string>(
  source: { language: Language; translation: Translation | null | undefined },
  fields: Fields<Field>,
  wanted: Language,
  facts: readonly NoInfer<Field>[] = [],
): Localised<Field> {
  const translated = wanted === source.language ? null : source.translation;
  const pick = (field: Field): LocalText => {
    const other = entryOf(translated, field);
    const isWrong = facts.includes(field) && other?.hash !== hashOfText(fields[field]);
    if (other && !isWrong) return { text: other.text, lang: wanted };
    const original = fields[field]?.trim() ? fields[field] : "";
    return { text: original, lang: original ? source.language : wanted };
  };
  const names = Object.keys(fields) as Field[];
  const texts = Object.fromEntries(names.map((name) => [name, pick(name)])) as Record<Field, LocalText>;
  const written = names.filter((name) => texts[name].text);
  const isForeign = written.length > 0 && written.every((name) => texts[name].lang !== wanted);
  return {
    texts,
    onlyIn: isForeign ? source.language : null,
    isOutdated: outdatedFields(source.translation, fields).length > 0,
  };
}

/** Translations older than their original. */
export function outdatedFields(translation: Translation | null | undefined, fields: Fields): string[] {
  return Object.keys(fields).filter((name) => {
    const entry = entryOf(translation, name);
    return entry !== null && entry.hash !== hashOfText(fields[name]);
  });
}

/**
 * A form's texts in the other language, as stored; null when nothing was translated. An unchanged translation keeps
 * its old hash, so that saving doesn't make it look fresh.
 */
export function makeTranslation(
  fields: Fields,
  translated: Fields,
  previous: Translation | null = null,
): Translation | null {
  const entries = Object.keys(translated).flatMap((name) => {
    const text = translated[name]?.trim();
    if (!text) return [];
    const before = entryOf(previous, name);
    return [[name, before?.text === text ? before : { text, hash: hashOfText(fields[name]) }] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** A malformed value counts as no translation. */
export function readTranslation(stored: unknown): Translation | null {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const entries = Object.entries(stored as Record<string, Partial<Translation[string]> | null>).filter(
    ([, entry]) => typeof entry?.text === "string" && typeof entry.hash === "string",
  );
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Translation);
}

function entryOf(translation: Translation | null | undefined, name: string) {
  const entry = translation && Object.hasOwn(translation, name) ? translation[name] : null;
  return entry?.text.trim() ? entry : null;
}
