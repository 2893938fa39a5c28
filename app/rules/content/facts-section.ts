import { pageTag } from "../site/cache-tags";
import { plainPath } from "../site/language";

type Place = { page_path: string; section_name: string };

/** Where admins' corrections of the town's facts are stored. */
export const factsSection = { page_path: "/info", section_name: "town-facts" } as const satisfies Place;

export function isTownFacts({ page_path, section_name }: Place): boolean {
  return plainPath(page_path) === factsSection.page_path && section_name === factsSection.section_name;
}

/** The cache tag of a section's page, or of all pages for the facts. */
export function tagOfSection(place: Place): string {
  return isTownFacts(place) ? "pages" : pageTag(plainPath(place.page_path));
}
