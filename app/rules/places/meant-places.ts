import { slipsBetween } from "../site/slips";
import { longestSlug, slugOf } from "../site/slugs";

/** Offered to whoever asked for a place that is not there. */
export type MeantPlace = { path: string; name: string };

const mostOffered = 2;
const shortestPart = 4;

/** The places somebody may have meant who mistyped an address or knew half of a name, the likeliest first. */
export function meantPlaces<Place extends { slug: string }>(
  asked: string,
  places: readonly Place[],
): Place[] {
  const written = slugOf("restaurant", asked.replaceAll("_", " ").slice(0, longestSlug));
  return places
    .map((place) => ({ place, slips: slipsTo(place.slug, written) }))
    .filter(({ place, slips }) => slips <= place.slug.length / 3)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, mostOffered)
    .map(({ place }) => place);
}

/** Half a name is as near as one slip. */
function slipsTo(slug: string, written: string): number {
  const isPart = written.length >= shortestPart && (slug.includes(written) || written.includes(slug));
  return isPart ? 1 : slipsBetween(written, slug);
}
