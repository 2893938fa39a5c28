import { pageTag } from "../site/cache-tags";
import { plainPath } from "../site/language";
import { isTownFacts, type SectionKey } from "./facts-section";

/** The cache tag of a section's page, or of all pages for the facts. */
export function cacheTagOfSection(place: SectionKey): string {
  return isTownFacts(place) ? "pages" : pageTag(plainPath(place.page_path));
}
