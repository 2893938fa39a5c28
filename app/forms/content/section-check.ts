import * as v from "valibot";
import type { JsonLdMistake } from "../../rules/content/json-ld-check";
import { readJson } from "../../rules/content/read-json";
import { readTimetable } from "../../rules/info/bus-timetable";
import { namesPrice } from "../../rules/info/fares";
import { safeImageUrl, safeUrl } from "../../rules/site/safe-url";
import { isDate } from "../../rules/time/days";
import type { FormProblem, FormProblems } from "../site/form-answer";
import { type MessageKey, message, type Problems, type Typed } from "../site/parse";
import type { FieldType, SectionField } from "./schema-fields";
import { dataName, dataOf, itemsIn, type SectionData } from "./section-data";

type CheckedSection = { ok: true; data: SectionData } | { ok: false; problems: FormProblems };
export const jsonField = "content_data";

/** The values to store, or the problems by field name. */
export function checkSection(
  schema: v.GenericSchema,
  fields: readonly SectionField[],
  typed: Typed,
): CheckedSection {
  const data = dataOf(fields, typed);
  const problems: FormProblems = { ...tooLong(schema, data), ...misfits(fields, data, dataName) };
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, data };
}

/** An unknown kind of section is edited as JSON. */
export function checkJson(typed: Typed): CheckedSection {
  const read = readJson(typed[jsonField]?.[0] ?? "");
  if (!read.ok) return { ok: false, problems: { [jsonField]: jsonProblem(read.mistake) } };
  const { value } = read;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return { ok: false, problems: { [jsonField]: message("studio.problems.object") } };
  return { ok: true, data: value as SectionData };
}

export function jsonProblem(mistake: JsonLdMistake): FormProblem {
  if (mistake.problem !== "broken") return message(`studio.problems.json.${mistake.problem}`);
  return { key: "studio.problems.json.broken", data: { reason: mistake.reason } };
}

function tooLong(schema: v.GenericSchema, data: SectionData): Problems {
  const { issues = [] } = v.safeParse(schema, data);
  return Object.fromEntries(issues.map((issue) => [fieldOf(issue), issue.message as MessageKey]));
}

/** A field's lines share a text area, so the error belongs to the area. */
function fieldOf({ path }: v.BaseIssue<unknown>): string {
  const keys = path?.map(({ key }) => String(key)) ?? [];
  const isLine = /^\d+$/.test(keys.at(-1) ?? "");
  return [dataName, ...(isLine ? keys.slice(0, -1) : keys)].join(".");
}

function misfits(fields: readonly SectionField[], data: SectionData, path: string): FormProblems {
  const found = fields.flatMap((field): [string, FormProblem][] => {
    const name = `${path}.${field.name}`;
    if (field.type === "list")
      return itemsIn(data, field.name).flatMap((item, index) =>
        Object.entries(misfits(field.fields, item, `${name}.${index}`)),
      );
    const value = data[field.name];
    const problem = typeof value === "string" ? checks[field.type]?.(value) : null;
    return problem ? [[name, problem]] : [];
  });
  return Object.fromEntries(found);
}

const checks: Partial<Record<FieldType, (text: string) => FormProblem | null>> = {
  link: (text) => (isLink(text) ? null : message("studio.problems.link")),
  picture: (text) => (safeImageUrl(text) ? null : message("studio.problems.picture")),
  day: (text) => (isDate(text) ? null : message("studio.problems.day")),
  fare: (text) => (namesPrice(text) ? null : message("studio.problems.fare")),
  timetable: (text) => {
    const read = readTimetable(text);
    if (read.ok) return null;
    const { question, part } = read.problem;
    return { key: `studio.problems.timetable.${question}`, data: { part } };
  },
};

function isLink(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || (safeUrl(text)?.startsWith("https://") ?? false);
}
