import { editDistance } from "../site/edit-distance";
import { longestSlug, slugOf } from "../site/slugs";

/** A suggestion for a missing place. */
export type SimilarPlace = { path: string; name: string };

const mostOffered = 2;
const shortestPart = 4;

/** Places a mistyped or partial address may mean, likeliest first. */
export function similarPlaces<Place extends { slug: string }>(
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

/** Half a name counts as one typo. */
function slipsTo(slug: string, written: string): number {
  const isPart = written.length >= shortestPart && (slug.includes(written) || written.includes(slug));
  return isPart ? 1 : editDistance(written, slug);
}
