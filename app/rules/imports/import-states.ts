import { type ListingKind, listingKinds } from "../site/slugs";

/** What becomes of a row of a file, foretold and done. */
export const verdicts = ["refused", "twice", "duplicate", "kept", "new", "change", "same"] as const;
export type ImportVerdict = (typeof verdicts)[number];

/** What was done with it in the end. */
export const outcomes = ["made", "changed", "same", "left", "back", "stays"] as const;
export type Outcome = (typeof outcomes)[number];

/** What a row of a file becomes. */
export const rowKinds = [...listingKinds, "event", "series", "post"] as const;
export type RowKind = (typeof rowKinds)[number];

/** What a file is of: one kind of place, things of a map, each of its own kind, events, or all an old site has. */
export const importKinds = [...listingKinds, "places", "events", "wordpress"] as const;
export type ImportKind = (typeof importKinds)[number];

/** A table's columns may be corrected; any other file says itself what it means. */
export const isTable = (kind: ImportKind): kind is ListingKind => listingKinds.some((one) => one === kind);

/** Looked at; being carried out, slice by slice; done; and the same on the way back. */
export const importStates = ["reading", "read", "applying", "applied", "returning", "returned"] as const;
export type ImportState = (typeof importStates)[number];

/** So many rows are carried out together, all or none. */
export const slice = 25;
/** So many slices at one press, and at each run of the job. */
export const slicesAtOnce = 12;

/** What an import is called that nobody gave a name: its file, without what changes from one time to the next. */
export function sourceOf(fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, "").replace(/\.\w{1,8}$/, "");
  const plain = stem
    .replace(/\(\d+\)|\d{4}[-_.]?\d{2}[-_.]?\d{2}([T_-]?\d{2,6})?/g, " ")
    .replace(/[\s_-]+/g, " ")
    .trim();
  return (plain || stem || "import").slice(0, 80);
}
