/** The parts of the first aid, by the ids of their cards: what may happen to somebody here. */
const firstAidParts = [
  "stingray",
  "jellyfish",
  "snake",
  "scorpion",
  "bite",
  "reef",
  "cut",
  "current",
  "drowning",
  "heat",
  "diving",
  "accident",
  "earthquake",
  "water",
  "lost",
] as const;
export type FirstAidPart = (typeof firstAidParts)[number];

export function isFirstAidPart(id: string): id is FirstAidPart {
  return firstAidParts.some((part) => part === id);
}

/** What may happen in the water, and on the beach beside it. */
export const firstAidInWater = ["stingray", "jellyfish", "current", "drowning"] as const;
export const firstAidOnBeach = ["stingray", "jellyfish", "heat", "current"] as const;

/** The address of the first aid, or of one part of it. */
export function firstAidPath(part: string = "first-aid"): string {
  return `/info?service=emergency#${part}`;
}

const inWater: readonly string[] = ["surf", "fishing"];

export function isInWater(activityCategory: string): boolean {
  return inWater.includes(activityCategory);
}
