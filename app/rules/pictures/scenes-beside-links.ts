/** The drawing a page is recognized by where another page leads to it. */
export const pageScenes = {
  home: "home",
  eat: "eat",
  stay: "stay",
  do: "do",
  surf: "surf",
  today: "parts/tear-off-calendar",
  tides: "parts/tide-curve",
  map: "parts/folded-map",
  calendar: "calendar",
  events: "events",
  blog: "blog",
  info: "info",
  transportation: "transportation",
  "real-estate": "real-estate",
  legal: "legal",
  pocket: "pocket",
} as const;

/** The drawing beside a directory's tips. */
export const tipsScenes: Partial<Record<string, string>> = {
  eat: "parts/meal-hours",
  stay: "parts/last-key",
  do: "parts/day-bag",
  businesses: "parts/message-first",
};

export type PageWithScene = keyof typeof pageScenes;

export function hasScene(page: string): page is PageWithScene {
  return page in pageScenes;
}
