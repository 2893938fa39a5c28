import type { Typed } from "../site/parse";
import { placeholderOf } from "./field-placeholders";
import type { SectionField } from "./schema-fields";
import { countOf } from "./section-data";

type Texts = { typed: Typed; hints: Typed };

const isFactName = (text: string) => /^\{\{\w+\}\}$/.test(text);

/** A list item's title: its first text that no other item has. Empty for an empty item. */
export function itemName(texts: Texts, fields: readonly SectionField[], list: string, place: number): string {
  const words = fields
    .filter(({ type }) => type === "line" || type === "text")
    .sort((one, other) => Number(one.type === "text") - Number(other.type === "text"))
    .map(({ name }) => name);
  const shown = (at: number, word: string) => {
    const name = `${list}.${at}.${word}`;
    return texts.typed[name]?.[0] || placeholderOf(texts, name);
  };
  const others = Array.from({ length: countOf(texts.typed, list) }, (_, at) => at).filter(
    (at) => at !== place,
  );
  const isOwn = (word: string) => {
    const text = shown(place, word);
    return text !== "" && !isFactName(text) && others.every((at) => shown(at, word) !== text);
  };
  const own = words.find(isOwn) ?? words.find((word) => shown(place, word) !== "");
  return own ? shown(place, own) : "";
}
