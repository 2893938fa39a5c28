import type { NamedGuide } from "./next-pages";

/** What a reader of a guide asks before all else, by the names of its sections. */
const firstSections: Partial<Record<NamedGuide, readonly string[]>> = {
  surf: ["season-facts", "breaks", "spots", "year"],
  transportation: ["the-way"],
};

/** The sections of a guide in the order in which one asks; the others stay as they are. */
export function inGuideOrder<Section extends { name: string }>(
  guide: NamedGuide,
  sections: readonly Section[],
): Section[] {
  const order = firstSections[guide] ?? [];
  const place = ({ name }: Section) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...sections].sort((one, other) => place(one) - place(other));
}
