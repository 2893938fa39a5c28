import type { SubjectScene } from "./subject-scenes";

/** What stands beside a part of a guide that would be words alone on a phone, by the name of the part. */
export const sectionPortraits: Record<string, string> = {
  "by-car": "pump-golden-coral-hills-4",
  "rental-car": "pickup-noon-sea-hills-2",
  "on-the-road": "horses-golden-coral-hills-4",
  airports: "plane-noon-coral-hills-5",
  "getting-around": "bike-honey-teal-beach-6",
  season: "wave-clear-sea-beach-2",
  spots: "rack-golden-teal-beach-5",
  tides: "pelican-dawn-teal-beach-3",
  rights: "routes-noon-coral-hills-2",
  coast: "house-dawn-sea-beach-2",
  "on-the-ground": "builder-noon-sun-hills-3",
  foreigners: "villa-honey-rose-beach-4",
  checklist: "forsale-golden-coral-hills-8",
  "where-to-check": "signpost-noon-teal-beach-6",
  resources: "school-noon-teal-village-2",
};

/** Those that speak of a subject of its own scene. */
export const sectionScenes: Record<string, SubjectScene> = {
  "by-bus": "bus-stop",
  "money-and-signal": "cash-machine",
  safety: "rip-current",
  gear: "surf-kit",
  etiquette: "line-up",
  lawyer: "notary-desk",
  topics: "passport-window",
};
