import * as v from "valibot";

/** A schema with what is known of its parts: a list's item, an object's fields, what may be missing. */
type Parts = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
};

/**
 * Reads stored content part by part: whatever does not fit its schema counts as missing, and takes nothing else along.
 * A row written by hand is never an error on a visitor's page.
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
  // Somebody may have written 911 without quotes.
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
