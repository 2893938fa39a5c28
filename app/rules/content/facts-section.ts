import { plainPath } from "../site/language";

export type SectionKey = { page_path: string; section_name: string };

/** Where admins' corrections of the town's facts are stored. */
export const factsSection = { page_path: "/info", section_name: "town-facts" } as const satisfies SectionKey;

export function isTownFacts({ page_path, section_name }: SectionKey): boolean {
  return plainPath(page_path) === factsSection.page_path && section_name === factsSection.section_name;
}
