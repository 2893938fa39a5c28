import { type ListingKind, listingKinds } from "../site/listing-kinds";

/** What becomes of a file's row, as predicted and as done. */
export const verdicts = ["refused", "twice", "duplicate", "kept", "new", "change", "same"] as const;
export type ImportVerdict = (typeof verdicts)[number];

/** What was done with it in the end. */
export const outcomes = ["made", "changed", "same", "left", "back", "stays"] as const;
export type Outcome = (typeof outcomes)[number];

export const rowKinds = [...listingKinds, "event", "series", "post"] as const;
export type RowKind = (typeof rowKinds)[number];

/** One kind of place, map data with several kinds, events, or a whole WordPress site. */
export const importKinds = [...listingKinds, "places", "events", "wordpress"] as const;
export type ImportKind = (typeof importKinds)[number];

/** Only tables have columns whose meaning can be corrected. */
export const isTable = (kind: ImportKind): kind is ListingKind => listingKinds.some((one) => one === kind);

/** Previewed, being applied slice by slice, applied; and the same when taken back. */
export const importStates = ["reading", "read", "applying", "applied", "returning", "returned"] as const;
export type ImportState = (typeof importStates)[number];

/** Rows in one batch. */
export const slice = 25;
/** Slices per press, and per run of the job. */
export const slicesAtOnce = 12;

/** The default source: the file's name without dates and counters. */
export function sourceOf(fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, "").replace(/\.\w{1,8}$/, "");
  const plain = stem
    .replace(/\(\d+\)|\d{4}[-_.]?\d{2}[-_.]?\d{2}([T_-]?\d{2,6})?/g, " ")
    .replace(/[\s_-]+/g, " ")
    .trim();
  return (plain || stem || "import").slice(0, 80);
}
