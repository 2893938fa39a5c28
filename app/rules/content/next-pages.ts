import type { Drawing } from "../pictures/drawing-address";
import { pageScenes } from "../pictures/scenes-beside-links";

export const nextPaths = {
  lessons: "/do?category=surf",
  tides: "/tides",
  stay: "/stay",
  taxis: "/info?tab=transportation#local-taxi-services",
  map: "/map",
  info: "/info",
  pocket: "/pocket",
  land: "/real-estate",
  law: "/legal",
  privacy: "/privacy",
  terms: "/terms",
  disclosure: "/disclosure",
} as const;

type NextPage = keyof typeof nextPaths;

/** What each is recognized by. */
export const nextDrawings: Record<NextPage, Drawing> = {
  lessons: { scene: "parts/board-school" },
  tides: { scene: pageScenes.tides },
  stay: { scene: pageScenes.stay },
  taxis: { code: "taxi-noon-sea-village-3" },
  map: { scene: pageScenes.map },
  info: { scene: pageScenes.info },
  pocket: { scene: pageScenes.pocket },
  land: { scene: "parts/fence-and-string" },
  law: { scene: "parts/stamped-paper" },
  privacy: { scene: "subjects/letter-shell" },
  terms: { scene: "subjects/notary-desk" },
  disclosure: { scene: "parts/bills-and-coins" },
};

/** Links at the end of each guide. */
export const nextPages = {
  surf: ["lessons", "tides", "stay"],
  transportation: ["pocket", "taxis", "stay"],
  "real-estate": ["law", "map", "stay"],
  legal: ["land", "info"],
  privacy: ["terms", "disclosure"],
  terms: ["privacy", "disclosure"],
  disclosure: ["stay", "privacy"],
} as const satisfies Record<string, readonly NextPage[]>;

export type NamedGuide = keyof typeof nextPages;
