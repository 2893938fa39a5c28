import { pageTag } from "../site/cache-tags";
import { plainPath } from "../site/language";

type Place = { page_path: string; section_name: string };

/** Where the corrected facts of the town stand: beside what else the whole site says of it. */
export const factsSection = { page_path: "/info", section_name: "town-facts" } as const satisfies Place;

export function isTownFacts({ page_path, section_name }: Place): boolean {
  return plainPath(page_path) === factsSection.page_path && section_name === factsSection.section_name;
}

/** What a change of a section makes stale: its page, or all of them where each tells of it. */
export function tagOfSection(place: Place): string {
  return isTownFacts(place) ? "pages" : pageTag(plainPath(place.page_path));
}
