import { plainPath } from "../site/language";
import type { GuideDrawing } from "./guide-drawings";
import { htmlOf, linksIn } from "./html-links";
import { leavesRoom } from "./post-length";
import type { RenderedPost } from "./rendered-post";

/** The guide's pages that a post leads on to. */
const guides = [
  "surf",
  "tides",
  "calendar",
  "eat",
  "stay",
  "do",
  "transportation",
  "real-estate",
  "legal",
  "info",
] as const;
export type GuideOfPost = (typeof guides)[number];
const isGuide = (name: string): name is GuideOfPost => (guides as readonly string[]).includes(name);

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
  drawn: readonly GuideDrawing[],
): GuideOfPost[] {
  if (!leavesRoom(words)) return [];
  const shown = new Set<string>(drawn.map((name) => shownBy[name]));
  const linked = linksIn(htmlOf(parts)).map((href) => plainPath(href.split(/[?#]/)[0] ?? "").slice(1));
  const topic = ofTopic[category];
  const found = [...new Set(linked)].filter(isGuide);
  const wanted = found.length > 0 ? found : topic ? [topic] : [];
  return wanted.filter((name) => !shown.has(name)).slice(0, most);
}
