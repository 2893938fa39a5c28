import { fact, listWithFallback, type Sources, withFallback, within } from "../../rules/content/fallback";
import { twinOf } from "../../rules/content/overlay";
import type { ListField, SectionField, ValueField } from "./schema-fields";
import { itemsIn, type SectionData } from "./section-data";

type SectionSources = Sources<SectionData>;

/** A section's shown values, and the names of those taken from English. */
type SectionTexts = { data: SectionData; borrowed: string[] };

/** Applies the page's fallback rule to each field: edited text, built-in text, English text. */
export function shownSection(
  fields: readonly SectionField[],
  sources: SectionSources,
  path = "data",
): SectionTexts {
  const borrowed: string[] = [];
  const entries = fields.flatMap((field): [string, unknown][] => {
    const name = `${path}.${field.name}`;
    if (field.type === "list") {
      const items = shownItems(field, sources, name);
      borrowed.push(...items.flatMap((item) => item.borrowed));
      return [[field.name, items.map(({ data }) => data)]];
    }
    const { value, lang } = shownValue(field, sources);
    if (lang) borrowed.push(name);
    return value === undefined ? [] : [[field.name, value]];
  });
  return { data: Object.fromEntries(entries), borrowed };
}

function shownValue(
  { name, type, isShared }: ValueField,
  sources: SectionSources,
): { value?: unknown; lang?: "en" } {
  const fieldSources = within(sources, (one) => one[name] ?? undefined);
  if (type === "flag")
    return { value: [fieldSources.english, fieldSources.builtIn].find((one) => typeof one === "boolean") };
  if (type === "lines") {
    const { items, lang } = listWithFallback(within(fieldSources, (one) => (isTexts(one) ? one : undefined)));
    return { value: items.length > 0 ? items : undefined, lang };
  }
  const texts = within(fieldSources, (one) => (typeof one === "string" ? one : undefined));
  if (isShared) return { value: fact({ ...texts, builtInEnglish: texts.builtIn }) || undefined };
  const { text, lang } = withFallback(texts);
  return { value: text || undefined, lang };
}

/** The English row defines the items and their order; if it has none, the built-in list does. */
function shownItems({ name, fields }: ListField, sources: SectionSources, path: string): SectionTexts[] {
  const lists = within(sources, (one) => itemsIn(one, name));
  const rows = lists.english ?? [];
  const builtIn = lists.builtIn ?? [];
  return (rows.length > 0 ? rows : builtIn).map((item, index) => {
    const twin = twinOf(item, index, builtIn);
    const place = twin ? builtIn.indexOf(twin) : -1;
    const parts = {
      own: twinOf(item, index, lists.own ?? []),
      english: rows.length > 0 ? item : undefined,
      builtIn: twin,
      builtInEnglish: lists.builtInEnglish?.[place],
    };
    const { data, borrowed } = shownSection(fields, parts, `${path}.${index}`);
    return { data: { id: item.id ?? twin?.id, ...data }, borrowed };
  });
}

const isTexts = (one: unknown): one is string[] =>
  Array.isArray(one) && one.every((line) => typeof line === "string");

/** The items a form shows: its own, or the existing ones with what was typed for each. */
export function withItems(
  fields: readonly SectionField[],
  data: SectionData,
  sectionData: SectionData,
  decides: boolean,
): SectionData {
  const lists = fields.flatMap((field): [string, unknown][] => {
    if (field.type !== "list") return [];
    const [own, there] = [itemsIn(data, field.name), itemsIn(sectionData, field.name)];
    const items =
      decides && own.length > 0
        ? own
        : there.map((item, index) => ({ ...twinOf(item, index, own), id: item.id }));
    return [
      [
        field.name,
        items.map((item, index) => withItems(field.fields, item, twinOf(item, index, there) ?? {}, decides)),
      ],
    ];
  });
  return { ...data, ...Object.fromEntries(lists) };
}

/** Drops lists that equal the built-in one, and translations without text. */
export function withoutEchoes(
  fields: readonly SectionField[],
  data: SectionData,
  builtIn: SectionData,
  decides: boolean,
): SectionData {
  const kept = { ...data };
  for (const field of fields) {
    if (field.type !== "list" || !(field.name in kept)) continue;
    const there = itemsIn(builtIn, field.name);
    const items = itemsIn(kept, field.name).map((item, index) =>
      withoutEchoes(field.fields, item, twinOf(item, index, there) ?? {}, decides),
    );
    const speaking = items.filter((item) => Object.keys(item).some((name) => name !== "id"));
    const isEcho = speaking.length === 0 && `${items.map(({ id }) => id)}` === `${there.map(({ id }) => id)}`;
    const left = decides ? (isEcho ? [] : items) : speaking;
    if (left.length > 0) kept[field.name] = left;
    else delete kept[field.name];
  }
  return kept;
}
