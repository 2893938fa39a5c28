import type { Typed } from "../site/parse";
import type { FieldType, SectionField } from "./schema-fields";
import { countOf, dataName } from "./section-data";

type Texts = { typed: Typed; hints: Typed };

const withoutPlaceholder = new Set<FieldType>(["flag", "icon", "tide", "swell", "certainty", "day"]);

/** Whether a field shows its built-in value in gray while it's empty. */
export function hasPlaceholder(type: FieldType): boolean {
  return !withoutPlaceholder.has(type);
}

/** An empty field's placeholder. An item keeps its own when it's moved; a new item has none. */
export function placeholderOf({ typed, hints }: Texts, name: string): string {
  let here = "";
  let there = "";
  for (const part of name.split(".")) {
    const place = /^\d+$/.test(part) ? placeOf(hints, there, typed[`${here}.${part}.id`]?.[0]) : part;
    if (place === null) return "";
    here = here ? `${here}.${part}` : part;
    there = there ? `${there}.${place}` : place;
  }
  return hints[there]?.[0] ?? "";
}

function placeOf(hints: Typed, list: string, id: string | undefined): string | null {
  if (!id) return null;
  for (let place = 0; place < countOf(hints, list); place++)
    if (hints[`${list}.${place}.id`]?.[0] === id) return `${place}`;
  return null;
}

/** Whether any field shows its placeholder. */
export function hasGrayText(fields: readonly SectionField[], texts: Texts, path = dataName): boolean {
  return fields.some((field) => {
    const name = `${path}.${field.name}`;
    if (field.type !== "list")
      return hasPlaceholder(field.type) && !texts.typed[name]?.[0] && placeholderOf(texts, name) !== "";
    const places = Array.from({ length: countOf(texts.typed, name) }, (_, place) => place);
    return places.some((place) => hasGrayText(field.fields, texts, `${name}.${place}`));
  });
}
