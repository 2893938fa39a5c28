import { foldText } from "../site/fold-text";
import { leavesRoom } from "./post-length";
import type { RenderedPart, RenderedPost } from "./rendered-post";

/** What a heading speaks of, in either language, folded, and its drawing. */
const drawings: readonly { scene: string; words: RegExp }[] = [
  {
    scene: "subjects/rip-current",
    words:
      /\b(?:rips?\b|undertow|resaca|corrientes?\b|where the water (?:goes|leaves)|por donde sale el agua)/,
  },
  { scene: "posts/far-swell", words: /\b(?:ground ?swell|swell\b|mar de fondo|oleaje)/ },
  { scene: "posts/stingray", words: /\b(?:stingrays?\b|rayas?\b)/ },
  { scene: "posts/up-the-hill", words: /\b(?:tsunamis?\b|earthquakes?\b|terremotos?\b|sismos?\b)/ },
  { scene: "parts/tide-pole", words: /\b(?:tides?\b|mareas?\b)/ },
  { scene: "posts/where-waves-break", words: /\b(?:waves break|rompen las olas|beach break)/ },
  { scene: "posts/dry-months", words: /\b(?:dry (?:months|season)|verano|meses secos|temporada seca)/ },
  {
    scene: "posts/rainy-months",
    words: /\b(?:(?:rainy|green|wet) (?:months|season)|meses de lluvia|temporada (?:verde|de lluvias?))/,
  },
  { scene: "parts/bills-and-coins", words: /\b(?:cash\b|money\b|efectivo|plata\b|dinero)/ },
  {
    scene: "parts/road-legs",
    words: /\b(?:the (?:road|way|drive) here|el camino (?:aqui|hasta aqui)|como llegar)/,
  },
];

const drawnAlready = /<(?:figure|img)\b/;

/** A section without a picture gets the one its heading speaks of, each once, where a page has room. */
export function withSectionDrawings({ parts, words }: Pick<RenderedPost, "parts" | "words">): RenderedPart[] {
  if (!leavesRoom(words)) return [...parts];
  const shown = new Set(
    parts.flatMap((part) =>
      "html" in part ? [...part.html.matchAll(/\/scenes\/([a-z/-]+)\.svg/g)].map(([, scene]) => scene) : [],
    ),
  );
  return parts.map((part) => {
    if (!("html" in part)) return part;
    const sections = part.html.split(/(?=<h2\b)/).map((section) => {
      const heading = /^<h2\b.*?<\/h2>/s.exec(section)?.[0];
      if (!heading || drawnAlready.test(section)) return section;
      const said = foldText(heading.replaceAll(/<[^>]*>/g, " "));
      const scene = drawings.find(({ scene, words }) => words.test(said) && !shown.has(scene))?.scene;
      if (!scene) return section;
      shown.add(scene);
      return heading + figure(scene) + section.slice(heading.length);
    });
    return { html: sections.join("") };
  });
}

function figure(scene: string): string {
  return `\n<figure><img src="/scenes/${scene}.svg" alt="" width="960" height="640" loading="lazy" decoding="async"></figure>`;
}
