import { isFact } from "./overlay";

/** A section an admin added. */
export type AddedSection = { name: "plain"; kind: "plain"; id: string; title: string; text: string };

export function emptySection(name: string): AddedSection {
  return { name: "plain", kind: "plain", id: name.replace(/[^\p{L}\p{N}]+/gu, "-"), title: "", text: "" };
}

/** The title, and all other texts joined, whatever their names. */
export function plainWords(data: unknown): { title: unknown; text: string } {
  const { title, ...others } = typeof data === "object" && data !== null ? (data as { title?: unknown }) : {};
  return { title, text: wordsIn(typeof data === "string" ? data : others).join("\n\n") };
}

function wordsIn(data: unknown): string[] {
  if (typeof data === "string") return data.trim() ? [data.trim()] : [];
  if (Array.isArray(data)) return data.flatMap(wordsIn);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (isFact(key) ? [] : wordsIn(value)));
}
