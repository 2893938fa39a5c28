import { canonicalUrl } from "./page-seo";

export type CanonicalState = "own" | "missing" | "foreign";

export function canonicalState(stored: string | null, path: string, origin: string): CanonicalState {
  if (!stored?.trim()) return "missing";
  const ownAddress = new URL(path, origin).href;
  const elsewhere = `${ownAddress}?`;
  // Foreign and unreadable addresses give way to the page's own.
  return canonicalUrl(stored.trim(), elsewhere) === elsewhere ? "foreign" : "own";
}

export function repairedCanonical(path: string, origin: string): string {
  return new URL(path, origin).href;
}
