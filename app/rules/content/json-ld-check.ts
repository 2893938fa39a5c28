import { type JsonMistake, readJson } from "./read-json";

type Unreadable = "notObject" | "empty" | "noContext" | "otherContext" | "noType" | "long";
export type JsonLdMistake = JsonMistake | { problem: Unreadable };

const longest = 20_000;

/** The first mistake that keeps search engines from reading structured data. */
export function jsonLdMistake(text: string): JsonLdMistake | null {
  if (text.length > longest) return { problem: "long" };
  const read = readJson(text);
  if (!read.ok) return read.mistake;
  const things = Array.isArray(read.value) ? read.value : [read.value];
  if (things.length === 0) return { problem: "empty" };
  const [problem] = things.flatMap((thing) => problemOf(thing) ?? []);
  return problem ? { problem } : null;
}

function problemOf(thing: unknown): Unreadable | null {
  if (!isObject(thing)) return "notObject";
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
