import type { ParseKeys } from "i18next";
import * as v from "valibot";

/** A message is a locale key until the last moment; one that no catalog has does not compile. */
export type MessageKey = ParseKeys<"translation">;
export const message = (key: MessageKey): MessageKey => key;

export type Problems = Record<string, MessageKey>;
type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problems };

export type FormSchema = v.GenericSchema & { readonly entries: Record<string, { readonly type: string }> };

/** Reads the declared fields and nothing else. What is missing counts as left empty; each field has one message. */
export function parseForm<S extends FormSchema>(schema: S, form: FormData): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, declaredFields(schema, form));
  if (result.success) return { ok: true, value: result.output };
  const problems: Problems = {};
  for (const issue of result.issues) {
    problems[fieldOf(issue)] ??= issue.message as MessageKey;
  }
  return { ok: false, problems: inOrder(schema, problems) };
}

/** Problems in the order of the fields, which is the order of the form; a row stands where its list does. */
export function inOrder<Problem>(
  schema: FormSchema,
  problems: Record<string, Problem>,
): Record<string, Problem> {
  const names = Object.keys(schema.entries);
  const place = (field: string) => {
    const at = names.indexOf(field);
    return at < 0 ? names.indexOf(field.replace(/\.\d+$/, "")) : at;
  };
  return Object.fromEntries(Object.entries(problems).sort(([one], [other]) => place(one) - place(other)));
}

/** "name", "hours.Monday" as the field is called, or "gallery_images.2" for the third row of a repeated field. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  const [field, row] = issue.path ?? [];
  if (!field) return "form";
  return row?.type === "array" ? `${field.key}.${row.key}` : String(field.key);
}

/** What was typed, to be shown again; secrets are never sent back. */
export function typedText<S extends FormSchema>(schema: S, form: FormData): Record<string, string> {
  const fields = Object.entries(declaredFields(schema, form));
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === "string" && !name.includes("password") ? [[name, value]] : [],
    ),
  );
}

function declaredFields(schema: FormSchema, form: FormData): Record<string, string | string[]> {
  // Browsers send every new line as two characters; the text has one, as it had when it was stored.
  const text = (value: FormDataEntryValue | null) =>
    typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
  return Object.fromEntries(
    Object.entries(schema.entries).map(([name, { type }]) => {
      return [name, type === "array" ? form.getAll(name).map(text) : text(form.get(name))];
    }),
  );
}

/** Every field with all its values, one or many: what a form with repeated fields shows again. */
export type Typed = Record<string, string[]>;

export function typedFields(schema: FormSchema, form: FormData): Typed {
  return Object.fromEntries(
    Object.keys(schema.entries).map((name) => [
      name,
      form.getAll(name).filter((value) => typeof value === "string"),
    ]),
  );
}

/** The same form again, after its text was put in its place. */
export function packTyped(typed: Typed): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(typed)) for (const value of values) form.append(name, value);
  return form;
}

/**
 * What only the whole form shows, each message beside its field. "always": also while single fields are wrong, for what
 * is read off fields that are text whatever stands in them.
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
