import { foldText } from "../site/fold-text";
import { plainPath } from "../site/language";
import { htmlOf, linksIn } from "./html-links";
import { leavesRoom } from "./post-length";

/** Information of the guide that is drawn: the year in bands, today's tide, the road here. */
export type GuideDrawing = "tides" | "year" | "way";

/** The page about each; a link to it on a line of its own becomes the drawing. */
export const guideDrawingPaths: Record<GuideDrawing, string> = {
  tides: "/tides",
  year: "/surf#year",
  way: "/transportation",
};

type Text = { parts: readonly ({ html: string } | { place: string })[]; words: number };

type Drawn = {
  name: GuideDrawing;
  /** Links here draw it. */
  addresses: readonly string[];
  /** Beginnings of words in either language, folded. */
  words: RegExp;
};

const drawn: readonly Drawn[] = [
  {
    name: "tides",
    addresses: [guideDrawingPaths.tides, "/today"],
    words: /\b(?:tides?\b|mareas?\b|tidal|(?:low|high) water|bajamar|pleamar)/g,
  },
  {
    name: "year",
    addresses: [guideDrawingPaths.year],
    words:
      /\b(?:seasons?\b|temporada|estacion(?:es)?\b|months?\b|mes(?:es)?\b|summer|verano|winter|invierno|rainy|lluvi)/g,
  },
  {
    name: "way",
    addresses: [guideDrawingPaths.way],
    words:
      /\b(?:bus\b|buses\b|autobus|getting here|como llegar|highway|carretera|albrook|rental car|carro alquilado|terminal)/g,
  },
];

/** A post that says it so often is about it. */
const often = 4;

/** The drawing a link asks for. */
export function drawingAt(href: string): GuideDrawing | null {
  const address = href.startsWith("/") ? plainPath(href) : "";
  return drawn.find(({ addresses }) => addresses.includes(address))?.name ?? null;
}

/** What stands in the text, each once; else what the post links to; else what it talks about most. */
export function guideDrawingsOf({ parts, words: length }: Text): {
  within: GuideDrawing[];
  after: GuideDrawing | null;
} {
  const within = parts.flatMap((part) => ("place" in part ? (drawingAt(part.place) ?? []) : []));
  if (within.length > 0) return { within: [...new Set(within)], after: null };
  if (!leavesRoom(length)) return { within: [], after: null };
  const html = htmlOf(parts);
  const linked = linksIn(html).flatMap((href) => drawingAt(href) ?? []);
  const text = foldText(html.replaceAll(/<[^>]*>/g, " "));
  const mentioned = drawn
    .map(({ name, words }) => ({ name, count: [...text.matchAll(words)].length }))
    .filter(({ count }) => count >= often)
    .sort((a, b) => b.count - a.count);
  return { within: [], after: linked[0] ?? mentioned[0]?.name ?? null };
}
