import { type JsonPlace, type JsonProblem, readJson } from "./json-reader";

type JsonLdProblem = JsonProblem | "notObject" | "empty" | "noContext" | "otherContext" | "noType" | "long";
type JsonLdMistake = { problem: JsonLdProblem; at: JsonPlace };

const longest = 20_000;
const start = { line: 1, column: 1 };

/** The first thing that keeps search engines from reading structured data; null where they can. */
export function jsonLdMistake(text: string): JsonLdMistake | null {
  if (text.length > longest) return { problem: "long", at: start };
  const read = readJson(text);
  if (!read.ok) return { problem: read.problem, at: read.at };
  const { value, placeOf } = read;
  const things = Array.isArray(value) ? value : [value];
  if (things.length === 0) return { problem: "empty", at: start };
  for (const thing of things) {
    if (!isObject(thing)) return { problem: "notObject", at: isList(value) ? placeOf(value) : start };
    const problem = problemOf(thing);
    if (problem) return { problem, at: placeOf(thing) };
  }
  return null;
}

function problemOf(thing: Thing): JsonLdProblem | null {
  if (Object.keys(thing).length === 0) return "empty";
  const context = thing["@context"];
  if (!context) return "noContext";
  if (!JSON.stringify(context).includes("schema.org")) return "otherContext";
  const graph = thing["@graph"];
  if (Array.isArray(graph)) return graph.every((one) => isObject(one) && hasType(one)) ? null : "noType";
  return hasType(thing) ? null : "noType";
}

type Thing = { "@context"?: unknown; "@type"?: unknown; "@graph"?: unknown };

function hasType({ "@type": type }: Thing): boolean {
  const names = Array.isArray(type) ? type : [type];
  return names.length > 0 && names.every((name) => typeof name === "string" && name.trim() !== "");
}

const isObject = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
