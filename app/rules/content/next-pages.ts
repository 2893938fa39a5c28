export const nextPaths = {
  lessons: "/do?category=surf",
  tides: "/tides",
  stay: "/stay",
  taxis: "/info?tab=transportation#local-taxi-services",
  way: "/transportation",
  pocket: "/pocket",
  agents: "/info?tab=real-estate#real-estate-agents",
  lawyers: "/info?tab=legal#property-law",
  land: "/real-estate",
  law: "/legal",
  privacy: "/privacy",
  terms: "/terms",
  disclosure: "/disclosure",
} as const;

type NextPage = keyof typeof nextPaths;

/** Links at the end of each guide. */
export const nextPages = {
  surf: ["lessons", "tides", "stay"],
  transportation: ["pocket", "taxis", "stay"],
  "real-estate": ["law", "agents", "way"],
  legal: ["land", "lawyers", "way"],
  privacy: ["terms", "disclosure"],
  terms: ["privacy", "disclosure"],
  disclosure: ["stay", "privacy"],
} as const satisfies Record<string, readonly NextPage[]>;

export type NamedGuide = keyof typeof nextPages;
