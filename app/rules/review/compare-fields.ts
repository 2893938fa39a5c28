/** `field` may be a path: "hours.Monday". */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** Differences in the edit's order; objects by key, lists as a whole. */
export function compareFields(live: object, edited: object): FieldChange[] {
  const before = new Map(Object.entries(live));
  return Object.entries(edited).flatMap(([field, after]) => compare(field, before.get(field), after));
}

function compare(field: string, before: unknown, after: unknown): FieldChange[] {
  if (isSame(before, after)) return [];
  if (!isObject(after) && !isObject(before)) return [{ field, before, after }];
  const [old, young] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  // Of a translation only the text matters, not its hash.
  if ("hash" in old || "hash" in young) return compare(field, old.text ?? null, young.text ?? null);
  const keys = [...new Set([...Object.keys(young), ...Object.keys(old)])];
  return keys.flatMap((key) => compare(`${field}.${key}`, old[key] ?? null, young[key] ?? null));
}

/** Former values of the changed columns, for the log. */
export function valuesBefore(row: object, changed: object) {
  const before = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(Object.keys(changed).map((name) => [name, before.get(name) ?? null]));
}

/** "" equals null, and the order of keys doesn't matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
  }
  return a === b;
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}
