import { readTranslation, type Translation } from "../site/owner-translation";
import type { SluggedKind } from "../site/slugs";
import { isSame } from "./compare-fields";
import { isAtOnce } from "./facts-at-once";
import { type Dish, menuAtOnce } from "./menu-at-once";

export type Division<Fields> = {
  /** Public at once. */
  atOnce: Partial<Fields>;
  /** Waits for review; null where nothing does. */
  toReview: Partial<Fields> | null;
};

/** A fact that's public at once takes its translation along. */
export function divideEdit<Fields extends object>(
  kind: SluggedKind,
  live: object,
  edited: Fields,
): Division<Fields> {
  const before = new Map<string, unknown>(Object.entries(live));
  const atOnce: [string, unknown][] = [];
  const waiting: [string, unknown][] = [];
  for (const [field, value] of Object.entries(edited)) {
    const old = before.get(field);
    if (field === "translation" || value === undefined || isSame(old, value)) continue;
    const published = publishedPart(kind, field, old, value);
    if (!isSame(old, published)) atOnce.push([field, published]);
    if (!isSame(published, value)) waiting.push([field, value]);
  }
  if ("translation" in edited && edited.translation !== undefined) {
    const old = readTranslation(before.get("translation"));
    const next = readTranslation(edited.translation);
    const published = withFactsOf(kind, old, next);
    if (differ(old, published)) atOnce.push(["translation", published]);
    if (differ(published, next)) waiting.push(["translation", next]);
  }
  const changes = (entries: [string, unknown][]) => Object.fromEntries(entries) as Partial<Fields>;
  return { atOnce: changes(atOnce), toReview: waiting.length > 0 ? changes(waiting) : null };
}

/** What's public of a field until its new value is reviewed. */
function publishedPart(kind: SluggedKind, field: string, old: unknown, next: unknown): unknown {
  if (field === "menu") return menuAtOnce((old ?? []) as Dish[], (next ?? []) as Dish[]);
  return isAtOnce(kind, field) ? next : old;
}

/** A field changed back to the public value no longer waits. */
export function pendingAfter<Fields extends object>(
  before: object | null,
  edited: Fields,
  toReview: Partial<Fields> | null,
): Partial<Fields> | null {
  const submitted = new Map(Object.entries(edited).filter(([, value]) => value !== undefined));
  const left = Object.entries(before ?? {}).filter(([field]) => !submitted.has(field));
  const after = { ...Object.fromEntries(left), ...toReview } as Partial<Fields>;
  return Object.keys(after).length > 0 ? after : null;
}

function withFactsOf(kind: SluggedKind, old: Translation | null, next: Translation | null) {
  const texts = Object.entries(old ?? {}).filter(([field]) => !isAtOnce(kind, field));
  const facts = Object.entries(next ?? {}).filter(([field]) => isAtOnce(kind, field));
  const all = [...texts, ...facts];
  return all.length > 0 ? (Object.fromEntries(all) as Translation) : null;
}

function differ(one: Translation | null, other: Translation | null): boolean {
  const fields = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...fields].some((field) => one?.[field]?.text !== other?.[field]?.text);
}
