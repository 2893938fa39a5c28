import { encodeBase64 } from "@oslojs/encoding";
import { readPortrait } from "../../rules/pictures/portrait";
import { sha256 } from "../../rules/site/sha256-digest";
import { feedAnswer } from "../../server/http/feed";
import { loadStoryDrawing } from "../../server/pages/sea/story-page";
import type { Route } from "./+types/story-svg";

/** Draws a card. It holds its typefaces and portraits, and opened by itself it may load nothing else. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { drawing, headers } = await loadStoryDrawing(context, url);
  const [{ drawStory }, { storyFonts }, { drawPortrait }] = await Promise.all([
    import("../../components/sea/story-drawing"),
    import("../../components/sea/story-fonts"),
    import("../../components/pictures/draw-portrait"),
  ]);
  const draw = (code: string) => {
    const portrait = readPortrait(code);
    return portrait && drawPortrait(portrait);
  };
  const text = drawStory({ ...drawing, sheet: storyFonts, draw });
  const sheet = `'sha256-${encodeBase64(await sha256(storyFonts))}'`;
  // A drawing has no links to fetch before they are pressed, and its sandbox may not read the rules for that.
  const { "Speculation-Rules": _, ...cached } = headers;
  return feedAnswer(text, "image/svg+xml; charset=utf-8", {
    ...cached,
    "Content-Security-Policy": `default-src 'none'; img-src data:; font-src data:; style-src ${sheet}; sandbox`,
  });
}
