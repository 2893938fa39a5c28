import { compareFields, type FieldChange } from "./compare-fields";

/** Before and after by field; a value that isn't an object is one field without a name. */
export function auditChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, young] = [fieldsOf(before), fieldsOf(after)];
  const gone = Object.keys(old).filter((field) => !Object.hasOwn(young, field));
  return compareFields(old, { ...young, ...Object.fromEntries(gone.map((field) => [field, null])) });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  const isObject = typeof value === "object" && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : { "": value };
}

/** The name logged for something that no longer exists. */
export function nameInLog(before: unknown, after: unknown): string | null {
  const said = { ...fieldsOf(before), ...fieldsOf(after) };
  const name = said.name ?? said.title ?? said.business_name;
  return typeof name === "string" && name ? name : null;
}

/** In one line: strings as they are, anything else as JSON. */
export function auditText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
