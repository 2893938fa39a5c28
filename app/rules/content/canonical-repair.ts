import { canonicalUrl } from "./page-seo";

export type CanonicalState = "own" | "missing" | "foreign";

/** Whether a stored canonical address says what search engines may be told: an address of the guide's own. */
export function canonicalState(stored: string | null, path: string, origin: string): CanonicalState {
  if (!stored?.trim()) return "missing";
  const ownAddress = new URL(path, origin).href;
  const elsewhere = `${ownAddress}?`;
  // An address that is not ours gives way to the page's own; so does one that cannot be read.
  return canonicalUrl(stored.trim(), elsewhere) === elsewhere ? "foreign" : "own";
}

/** What a repaired row says. */
export function repairedCanonical(path: string, origin: string): string {
  return new URL(path, origin).href;
}
