import { drawingAddress } from "../pictures/drawing-address";
import { foldText } from "../site/fold-text";
import { isWithin, seasons } from "../town/seasons";

/** What a letter contains, each with its drawing and where it leads. */
export const letterParts = [
  { name: "on", drawing: { code: "concert-golden-rose-beach-2" }, path: "/calendar" },
  { name: "season", drawing: { scene: "parts/season-sea" }, path: "/surf#year" },
  { name: "opened", drawing: { scene: "parts/open-and-closed" }, path: "/eat" },
  { name: "blog", drawing: { scene: "blog" }, path: "/blog" },
] as const;

/** Beginnings of words in either language, folded. */
const spoken: Record<(typeof letterParts)[number]["name"], RegExp> = {
  on: /\b(?:what's on|what’s on|events?\b|calendar|que hay|eventos?\b)/,
  season: /\b(?:season|weather|temporada|clima)/,
  opened: /\b(?:open|new (?:places|tables|beds)|abr(?:e|en|io|ieron)\b)/,
  blog: /\bblog\b/,
};

/** A letter's text with the drawing of each part beside its heading. */
export function withPartDrawings(content: string): string {
  const left = new Set<string>(letterParts.map(({ name }) => name));
  return content.replaceAll(/(<h2\b[^>]*>)(.*?)(?=<\/h2>)/gs, (heading, tag, words) => {
    const said = foldText(words.replaceAll("&#39;", "'"));
    const part = letterParts.find(({ name }) => left.has(name) && spoken[name].test(said));
    if (!part) return heading;
    left.delete(part.name);
    const picture = `<img src="${drawingAddress(part.drawing)}" alt="" width="128" height="96" loading="lazy" decoding="async">`;
    return `${tag}${picture}${words}`;
  });
}

/** The road in the half of the year that a letter was written in. */
export function sceneOfLetter(day: string): string {
  return isWithin(seasons.rain.months, day) ? "posts/rainy-months" : "posts/dry-months";
}
