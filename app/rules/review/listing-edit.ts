import { readTranslation, type Translation } from "../pages/localised-text";
import type { ListingKind } from "../site/slugs";
import { isAtOnce, splitEdit } from "./pending-changes";

type Values = Record<string, unknown>;
export type ListingEdit = { atOnce: Values; toReview: Values | null };

/**
 * What an owner's edit of a public listing publishes now and what waits. A fact that is published at once takes its
 * words in the other language along.
 */
export function splitListingEdit(kind: ListingKind, live: Values, edited: Values): ListingEdit {
  const { translation, ...values } = edited;
  const { atOnce, toReview } = splitEdit(kind, live, values);
  const waiting: Values = { ...toReview };
  if (translation !== undefined) {
    const before = readTranslation(live.translation);
    const after = readTranslation(translation);
    const published = translationOfFacts(kind, before, after);
    if (differ(before, published)) atOnce.translation = published;
    if (differ(published, after)) waiting.translation = after;
  }
  return { atOnce, toReview: Object.keys(waiting).length > 0 ? waiting : null };
}

/** The public translation with the facts of the edited one. */
function translationOfFacts(kind: ListingKind, before: Translation | null, after: Translation | null) {
  const texts = Object.entries(before ?? {}).filter(([field]) => !isAtOnce(kind, field));
  const facts = Object.entries(after ?? {}).filter(([field]) => isAtOnce(kind, field));
  const all = [...texts, ...facts];
  return all.length > 0 ? Object.fromEntries(all) : null;
}

function differ(one: Translation | null, other: Translation | null): boolean {
  const fields = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...fields].some((field) => one?.[field]?.text !== other?.[field]?.text);
}
