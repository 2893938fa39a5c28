import { plainPath } from "../site/language";
import type { DrawnName } from "./post-drawn";
import { leavesRoom } from "./reading-time";
import type { RenderedPost } from "./rendered-post";

/** The guide's pages that a post leads on to, each with its scene. */
export const guideScenes = {
  surf: "surf",
  tides: "parts/tide-curve",
  calendar: "calendar",
  eat: "eat",
  stay: "stay",
  do: "do",
  transportation: "transportation",
  "real-estate": "real-estate",
  legal: "legal",
  info: "info",
} as const;
export type GuideOfPost = keyof typeof guideScenes;

const ofTopic: Readonly<Record<string, GuideOfPost>> = {
  Surf: "surf",
  Nature: "do",
  Food: "eat",
  Culture: "calendar",
  "Travel Tips": "transportation",
  "Town Life": "calendar",
};
/** These drawings lead to their page themselves. */
const shownBy = { tides: "tides", year: "surf", way: "transportation" } as const;

const most = 2;

/** The pages that its text links to; else its topic's. */
export function guidesOf(
  { parts, words }: Pick<RenderedPost, "parts" | "words">,
  category: string,
  drawn: readonly DrawnName[],
): GuideOfPost[] {
  if (!leavesRoom(words)) return [];
  const html = parts.map((part) => ("html" in part ? part.html : "")).join(" ");
  const shown = new Set<string>(drawn.map((name) => shownBy[name]));
  const linked = [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, href = ""]) => plainPath(href).slice(1));
  const topic = ofTopic[category];
  const found = [...new Set(linked)].filter((name): name is GuideOfPost => name in guideScenes);
  const wanted = found.length > 0 ? found : topic ? [topic] : [];
  return wanted.filter((name) => !shown.has(name)).slice(0, most);
}
