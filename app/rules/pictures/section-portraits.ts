import type { Drawing } from "./drawing-address";
import type { SubjectScene } from "./subject-scenes";

/** What stands beside a part of a guide that would be words alone on a phone, by the name of the part. */
export const sectionPortraits: Record<string, string> = {
  "rental-car": "pickup-noon-sea-hills-2",
};

/** Those that speak of a subject of its own scene. */
export const sectionScenes: Record<string, SubjectScene> = {
  "by-bus": "bus-stop",
  safety: "rip-current",
  etiquette: "line-up",
};

/** And those whose drawing stands nowhere else: `/scenes/parts/{name}.svg`, as do two of the home page. */
export const partScenes: Record<string, string> = {
  intro: "handshake",
  "the-way": "road-legs",
  airports: "airstrip",
  "by-car": "windscreen",
  "on-the-road": "day-drive",
  "getting-around": "village-lane",
  gear: "boards-and-bus",
  "money-and-signal": "bills-and-coins",
  season: "season-sea",
  breaks: "four-breaks",
  spots: "named-breaks",
  tides: "tide-pole",
  "read-first": "ask-first",
  rights: "two-papers",
  coast: "shore-strip",
  "on-the-ground": "plot-on-foot",
  lawyer: "own-lawyer",
  costs: "tax-sums",
  foreigners: "foreign-owner",
  checklist: "clipboard",
  "where-to-check": "public-office",
  resources: "three-doors",
};

/** What stands beside a part of a guide, by the name of the part. */
export function sectionDrawing(name: string): Drawing | undefined {
  const [part, scene, code] = [partScenes[name], sectionScenes[name], sectionPortraits[name]];
  if (part) return { scene: `parts/${part}` };
  if (scene) return { scene: `subjects/${scene}` };
  return code ? { code } : undefined;
}
