import * as v from "valibot";

/** The internals of a schema that are used here: list items, object fields, and wrapped schemas. */
type Parts = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
};

/**
 * Reads stored content leniently: a part that doesn't fit its schema counts as missing, without affecting the rest. A
 * hand-edited row must never break a visitor's page.
 */
export function readStored<S extends v.GenericSchema>(
  schema: S,
  data: unknown,
): v.InferOutput<S> | undefined {
  return readPart(schema as Parts, parsed(data)) as v.InferOutput<S> | undefined;
}

function parsed(data: unknown): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function readPart(schema: Parts, data: unknown): unknown {
  const { wrapped, item, entries } = schema;
  if (wrapped) return data === undefined || data === null ? undefined : readPart(wrapped, data);
  if (item) return Array.isArray(data) ? data.flatMap((one) => readPart(item, one) ?? []) : undefined;
  if (entries) return readEntries(entries, data);
  // The number may have been stored without quotes, like 911.
  const result = v.safeParse(schema, typeof data === "number" && schema.type === "string" ? `${data}` : data);
  return result.success ? result.output : undefined;
}

function readEntries(entries: NonNullable<Parts["entries"]>, data: unknown): object | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  const fields = Object.entries(entries).flatMap(([name, schema]) => {
    const value = readPart(schema, Object.hasOwn(data, name) ? data[name as keyof typeof data] : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}
