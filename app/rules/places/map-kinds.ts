import type { ListingKind } from "../site/listing-kinds";

/** The kinds as an address says them; the search has the same words. */
export const kindsOnMap = {
  eat: "restaurant",
  stay: "hotel",
  do: "activity",
  businesses: "business",
} as const satisfies Record<string, ListingKind>;
export type KindOnMap = keyof typeof kindsOnMap;

/** Of the others only an address in words is asked. */
export type KindWithPosition = Extract<KindOnMap, "eat" | "stay">;

/** The id of a place's row on the map: two kinds may share a slug. */
export const rowOnMap = ({ kind, slug }: { kind: ListingKind; slug: string }) => `at-${kind}-${slug}`;

/** Any other word shows everything. */
export function readKindOnMap(asked: string | null): KindOnMap | null {
  return asked !== null && Object.hasOwn(kindsOnMap, asked) ? (asked as KindOnMap) : null;
}
