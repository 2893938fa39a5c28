import { slugOf } from "../../rules/site/slugs";
import type { Typed } from "../site/parse";
import { countRows } from "../site/row-names";
import type { ListField, SectionField, ValueField } from "./schema-fields";

export type SectionData = { [name: string]: unknown };

export const dataName = "data";
const isObject = (value: unknown): value is SectionData =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const itemsIn = (data: unknown, name: string): SectionData[] => {
  const list = isObject(data) ? data[name] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** Stored content as form values: `data.cards.0.title`. */
export function typedOf(fields: readonly SectionField[], data: unknown, path = dataName): Typed {
  const values = isObject(data) ? data : {};
  return Object.assign(
    {},
    ...fields.map((field): Typed => {
      const name = `${path}.${field.name}`;
      if (field.type !== "list") return { [name]: [typedValue(field, values[field.name])] };
      const items = itemsIn(values, field.name).map((item, index) => ({
        [`${name}.${index}.id`]: [typeof item.id === "string" ? item.id : ""],
        ...typedOf(field.fields, item, `${name}.${index}`),
      }));
      return Object.assign({}, ...items);
    }),
  );
}

function typedValue({ type }: ValueField, value: unknown): string {
  if (type === "flag") return typeof value === "boolean" ? (value ? "yes" : "no") : "";
  if (type === "lines")
    return Array.isArray(value) ? value.filter((one) => typeof one === "string").join("\n") : "";
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : "";
}

/** Form values as stored: without empty fields, and with ids for new items. */
export function dataOf(fields: readonly SectionField[], typed: Typed, path = dataName): SectionData {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const name = `${path}.${field.name}`;
    const value = field.type === "list" ? listOf(field, typed, name) : valueTyped(field, typed, name);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

function valueTyped({ type }: ValueField, typed: Typed, name: string): unknown {
  const text = (typed[name]?.[0] ?? "").replace(/\r\n?/g, "\n").trim();
  if (type === "flag") return text === "yes" ? true : text === "no" ? false : undefined;
  if (type !== "lines") return text || undefined;
  const numbered = Object.keys(typed).filter((one) => one.startsWith(`${name}.`));
  const lines = [...text.split("\n"), ...numbered.flatMap((one) => typed[one] ?? [])].map((one) =>
    one.trim(),
  );
  const filled = lines.filter(Boolean);
  return filled.length > 0 ? filled : undefined;
}

function listOf({ fields }: ListField, typed: Typed, name: string): SectionData[] | undefined {
  const idAt = (index: number) => typed[`${name}.${index}.id`]?.[0]?.trim() ?? "";
  const places = Array.from({ length: countOf(typed, name) }, (_, index) => index);
  const taken = new Set(places.map(idAt));
  const items = places.map((index) => {
    const values = dataOf(fields, typed, `${name}.${index}`);
    const id = idAt(index) || newId(values, taken);
    taken.add(id);
    return { id, ...values };
  });
  const filled = items.filter(({ id }) => id);
  return filled.length > 0 ? filled : undefined;
}

/** Made from the item's first text; an empty item gets no id and is dropped. */
function newId(values: SectionData, taken: ReadonlySet<string>): string {
  const name = Object.values(values).find((value) => typeof value === "string");
  if (typeof name !== "string") return "";
  const base = slugOf("post", name);
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  return id;
}

export function countOf(typed: Typed, name: string): number {
  return countRows(Object.keys(typed), name);
}
