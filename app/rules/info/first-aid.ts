/** First-aid cards by id. */
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

export function firstAidDrawing(id: string): string | undefined {
  return isFirstAidPart(id) ? `/scenes/first-aid/${id}.svg` : undefined;
}

/** What happens in the water or on the beach. */
export const firstAidInWater = ["stingray", "jellyfish", "current", "drowning"] as const;
export const firstAidOnBeach = ["stingray", "jellyfish", "heat", "current"] as const;

export function firstAidPath(part: string = "first-aid"): string {
  return `/info?service=emergency#${part}`;
}

/** Whether the steps send to a doctor, in either language. */
export const sendsToDoctor = (lines: readonly string[]) =>
  lines.some((line) => /\bdoctor\b|\bm[eé]dic[oa]/i.test(line));

const ofActivities: Readonly<Record<string, readonly FirstAidPart[]>> = {
  surf: firstAidInWater,
  fishing: firstAidInWater,
  tours: ["snake", "heat", "cut", "lost"],
};

/** What may happen on an activity; nothing for a class on a mat. */
export function firstAidOfActivity(category: string): readonly FirstAidPart[] | undefined {
  return ofActivities[category];
}
