import type { SluggedKind } from "../site/slugs";

type Values = Record<string, unknown>;
export type EditSplit = {
  /** Facts that hurt when stale: they go live now and are logged. */
  atOnce: Values;
  /** Everything else waits for an admin; null when nothing waits. */
  toReview: Values | null;
};
/** One row of the comparison an admin sees; `field` may lead into an object: "hours.Monday". */
export type FieldChange = { field: string; before: unknown; after: unknown };

const factsAtOnce: Record<SluggedKind, readonly string[]> = {
  restaurant: ["hours", "phone", "whatsapp", "closed_for_season"],
  hotel: [],
  activity: ["hours", "whatsapp"],
  business: ["phone"],
  event: ["cancelled", "event_date", "start_time", "end_time", "location"],
  post: [],
};

export function isAtOnce(kind: SluggedKind, field: string): boolean {
  return factsAtOnce[kind].includes(field);
}

export function hasFactsAtOnce(kind: SluggedKind): boolean {
  return factsAtOnce[kind].length > 0;
}

/** An edit of an approved listing: what goes live and what waits. Fields the form did not send stay as they are. */
export function splitEdit(kind: SluggedKind, live: Values, edited: Values): EditSplit {
  const atOnce: Values = {};
  const toReview: Values = {};
  for (const [field, value] of Object.entries(edited)) {
    if (value === undefined || isSame(live[field], value)) continue;
    (isAtOnce(kind, field) ? atOnce : toReview)[field] = value;
  }
  return { atOnce, toReview: Object.keys(toReview).length > 0 ? toReview : null };
}

/** What waits after an edit: a field that was typed back to what is public waits no more. */
export function pendingAfter(
  before: Values | null | undefined,
  edited: Values,
  toReview: Values | null,
): Values | null {
  const left = Object.entries(before ?? {}).filter(([field]) => edited[field] === undefined);
  const after = { ...Object.fromEntries(left), ...toReview };
  return Object.keys(after).length > 0 ? after : null;
}

/** The listing as its owner last left it, and as it would be after approval. */
export function withPending<Listing extends Values>(
  live: Listing,
  pending: Values | null | undefined,
): Listing {
  return pending ? { ...live, ...pending } : live;
}

/** What differs, field by field, in the order of the edit; objects are compared key by key, lists as a whole. */
export function compareFields(live: Values, edited: Values): FieldChange[] {
  return Object.keys(edited).flatMap((field) => compare(field, live[field], edited[field]));
}

function compare(field: string, before: unknown, after: unknown): FieldChange[] {
  if (isSame(before, after)) return [];
  if (!isObject(after) && !isObject(before)) return [{ field, before, after }];
  const [old, young] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  // A translation's hash says nothing to a reader; its text does.
  if ("hash" in old || "hash" in young) return compare(field, old.text ?? null, young.text ?? null);
  const keys = [...new Set([...Object.keys(young), ...Object.keys(old)])];
  return keys.flatMap((key) => compare(`${field}.${key}`, old[key] ?? null, young[key] ?? null));
}

/** Empty is empty, whether a form says "" or a row says null; the order of an object's keys means nothing. */
function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
  }
  return a === b;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
