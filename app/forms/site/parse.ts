import type { ParseKeys } from "i18next";
import * as v from "valibot";
import { countRows, fieldInRow } from "./row-names";

/** Messages are translated when they're shown; an unknown key doesn't compile. */
export type MessageKey = ParseKeys<"translation">;
export const message = (key: MessageKey): MessageKey => key;

export type Problems = Record<string, MessageKey>;
type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problems };

type Entry = { readonly type: string; readonly item?: Entry; readonly entries?: Record<string, Entry> };
export type FormSchema = v.GenericSchema & { readonly entries: Record<string, Entry> };

/** The fields of a list's rows: "menu.2.price". */
export function fieldsOfRow({ type, item }: Entry): Record<string, Entry> | undefined {
  return type === "array" ? item?.entries : undefined;
}

/** Reads declared fields only. A missing one counts as empty; each field gets one message. */
export function parseForm<S extends FormSchema>(schema: S, form: FormData): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, declaredFields(schema, form));
  if (result.success) return { ok: true, value: result.output };
  const problems: Problems = {};
  for (const issue of result.issues) {
    problems[fieldOf(issue)] ??= issue.message as MessageKey;
  }
  return { ok: false, problems: inOrder(schema, problems) };
}

/** In the order of the schema, which is the form's; rows are sorted with their list. */
export function inOrder<Problem>(
  schema: FormSchema,
  problems: Record<string, Problem>,
): Record<string, Problem> {
  const names = Object.keys(schema.entries);
  const place = (field: string) => {
    const at = names.indexOf(field);
    return at < 0 ? names.indexOf(field.replace(/\.\d+(\.\w+)?$/, "")) : at;
  };
  return Object.fromEntries(Object.entries(problems).sort(([one], [other]) => place(one) - place(other)));
}

/** "name", "hours.Monday" (one field's name), "gallery_images.2" (a repeated field's third row), or "menu.2.price". */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  const [field, row, part] = issue.path ?? [];
  if (!field) return "form";
  if (row?.type !== "array") return String(field.key);
  return [field.key, row.key, ...(part ? [part.key] : [])].join(".");
}

/** For showing the form again; passwords are left out. */
export function typedText<S extends FormSchema>(schema: S, form: FormData): Record<string, string> {
  const fields = Object.entries(declaredFields(schema, form));
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === "string" && !name.includes("password") ? [[name, value]] : [],
    ),
  );
}

type Declared = string | string[] | { [field: string]: Declared }[];

function declaredFields(schema: FormSchema, form: FormData): { [field: string]: Declared } {
  // Browsers submit line breaks as \r\n; stored texts use \n.
  const text = (value: FormDataEntryValue | null) =>
    typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
  const fieldsIn = (entries: Record<string, Entry>, start: string): { [field: string]: Declared } =>
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, declared(entry, start + name)]));
  const declared = (entry: Entry, name: string): Declared => {
    const fields = fieldsOfRow(entry);
    if (!fields) return entry.type === "array" ? form.getAll(name).map(text) : text(form.get(name));
    const count = countRows([...form.keys()], name);
    return Array.from({ length: count }, (_, row) => fieldsIn(fields, `${name}.${row}.`));
  };
  return fieldsIn(schema.entries, "");
}

/** Every value of every field, for forms with repeated ones. */
export type Typed = Record<string, string[]>;

export function typedFields(schema: FormSchema, form: FormData): Typed {
  const names = Object.entries(schema.entries).flatMap(([name, entry]) => {
    const fields = fieldsOfRow(entry);
    return fields ? rowNames([...form.keys()], name, Object.keys(fields)) : [name];
  });
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === "string")]),
  );
}

function rowNames(names: readonly string[], list: string, fields: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => fields.includes(fieldInRow(name, list) ?? ""));
}

export function packTyped(typed: Typed): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(typed)) for (const value of values) form.append(name, value);
  return form;
}

/**
 * A check of the whole form that assigns messages to fields. With "always" it also runs if single fields are invalid,
 * so it may only read fields that are text in any case.
 */
export function problemCheck<Value extends object>(
  find: (value: Value) => Problems,
  when: "typed" | "always" = "typed",
) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed && when === "typed") return;
    const input = dataset.value as Record<string, unknown>;
    for (const [key, problem] of Object.entries(find(dataset.value as Value))) {
      addIssue({
        message: problem,
        path: [{ type: "object", origin: "value", input, key, value: input[key] }],
      });
    }
  });
}
