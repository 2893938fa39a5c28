import type { Found } from "./found";
import { mentions } from "./highlighting";
import type { Term } from "./query";

const cheap = new Set(
  "cheap cheaper cheapest budget barato barata baratos baratas economico economica economicos economicas".split(
    " ",
  ),
);
export const asksForCheapest = (words: readonly string[]) => words.some((word) => cheap.has(word));

/** What is of the kind asked for, by price from low to high, without one last; then the rest. */
export function cheapestFirst(found: readonly Found[], terms: readonly Term[]): readonly Found[] {
  const isOfKind = ({ tags }: Found) => terms.some((term) => mentions(tags, term));
  const rank = (one: Found) => (isOfKind(one) && one.type ? (one.price?.amount ?? 1e6) : 1e7);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
