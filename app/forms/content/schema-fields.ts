import type * as v from "valibot";
import { isFact } from "../../rules/content/overlay";

export type ChoiceType = "flag" | "icon" | "tide" | "swell" | "certainty";
export type FieldType =
  | ChoiceType
  | ("line" | "text" | "lines" | "picture" | "link" | "phone" | "day")
  /** A timetable of departures, and a price. */
  | ("timetable" | "fare");
export type ValueField = {
  name: string;
  type: FieldType;
  /** Stored once for both languages, in the English row. */
  isShared: boolean;
};
export type ListField = { name: string; type: "list"; fields: SectionField[] };
export type SectionField = ValueField | ListField;

/** The internals of a schema that are used here. */
type Parts = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
};

const typesOfNames: Record<string, FieldType> = {
  subtitle: "text",
  description: "text",
  text: "text",
  note: "text",
  details: "text",
  fullDescription: "text",
  source: "text",
  imageSrc: "picture",
  link: "link",
  url: "link",
  website: "link",
  phone: "phone",
  whatsapp: "phone",
  number: "phone",
  checkedOn: "day",
  departures: "timetable",
  departuresBack: "timetable",
  range: "fare",
  icon: "icon",
  tide: "tide",
  swell: "swell",
  certainty: "certainty",
};

/** A form's fields, read from a section's schema. Lists have fields of their own; ids are hidden. */
export function fieldsOf(schema: v.GenericSchema): SectionField[] {
  const { entries = {} } = schema as Parts;
  return Object.entries(entries)
    .filter(([name]) => name !== "id")
    .map(([name, entry]) => fieldOf(name, entry.wrapped ?? entry));
}

function fieldOf(name: string, schema: Parts): SectionField {
  if (schema.item?.entries) return { name, type: "list", fields: fieldsOf(schema.item) };
  if (schema.item) return { name, type: "lines", isShared: isFact(name) };
  if (schema.type === "boolean") return { name, type: "flag", isShared: true };
  return { name, type: typesOfNames[name] ?? "line", isShared: isFact(name) };
}

/** Only fields that are translated. Lists keep their items, which are defined by the English row. */
export function wordFields(fields: readonly SectionField[]): SectionField[] {
  return fields.flatMap((field): SectionField[] => {
    if (field.type !== "list") return field.isShared ? [] : [field];
    const inner = wordFields(field.fields);
    return inner.length > 0 ? [{ ...field, fields: inner }] : [];
  });
}
