/** A new kind needs an entry here and its documents in the index. */
export const searchKinds = [
  "aid",
  "restaurant",
  "hotel",
  "activity",
  "business",
  "event",
  "series",
  "post",
  "service",
  "guide",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** As visitors see them; for them a series is an event. */
export const searchGroups = {
  aid: ["aid"],
  eat: ["restaurant"],
  stay: ["hotel"],
  do: ["activity"],
  events: ["event", "series"],
  services: ["service"],
  businesses: ["business"],
  blog: ["post"],
  guide: ["guide"],
} as const satisfies Record<string, readonly SearchKind[]>;
export type SearchGroup = keyof typeof searchGroups;

const groupOfKind = new Map<SearchKind, SearchGroup>(
  Object.entries(searchGroups).flatMap(([group, kinds]) =>
    kinds.map((kind) => [kind, group as SearchGroup] as const),
  ),
);

export function groupOf(kind: SearchKind): SearchGroup {
  return groupOfKind.get(kind) ?? "guide";
}

export function isSearchGroup(text: string): text is SearchGroup {
  return Object.hasOwn(searchGroups, text);
}
