import { topicPicture } from "../info/info-pictures";
import { topicOfCard } from "../info/legal-topics";
import type { PortraitKind } from "../pictures/drawable-thing";
import type { Drawing } from "../pictures/drawing-address";
import { generalPortrait } from "../pictures/general-portraits";
import { hasScene, pageScenes, tipsScenes } from "../pictures/scenes-beside-links";
import { partScenes, sectionDrawing, sectionPortraits, sectionScenes } from "../pictures/section-portraits";
import { type DrawablePost, drawingOfPost } from "../posts/post-drawing";
import type { SearchGroup } from "./search-kinds";

/** A photo, or a portrait by its code, or a scene by its name. */
export type FoundPicture = {
  url?: string | null;
  colour?: number | null;
  portrait?: string;
  scene?: string;
};

type Pictured = { image_url: string | null; image_colour: number | null; portrait_code: string | null };

export function foundPicture(kind: PortraitKind, row: Pictured): FoundPicture {
  return {
    url: row.image_url,
    colour: row.image_colour,
    portrait: row.portrait_code ?? generalPortrait[kind],
  };
}

export function picturedInfo(picture: Drawing | undefined): FoundPicture | undefined {
  return picture && ("code" in picture ? { portrait: picture.code } : picture);
}

type PicturedPost = DrawablePost & { featured_image_url: string | null; image_colour: number | null };

export function picturedPost(row: PicturedPost): FoundPicture {
  const drawing = drawingOfPost(row);
  const drawn = "scene" in drawing ? { scene: `subjects/${drawing.scene}` } : drawing;
  return { url: row.featured_image_url, colour: row.image_colour, ...drawn };
}

/** Parts whose name also occurs on other pages. */
const pageParts: Record<string, string> = {
  "transportation#costs": "parts/tickets",
  "surf#year": "parts/season-sea",
  "surf#season-facts": "surf",
};

/** A part's own picture, else that of the part it is a card of, else its page's scene. */
export function picturedPart(place: string): FoundPicture | undefined {
  const [page, part] = placeOf(place);
  const ofPage = part === "tips" ? tipsScenes[page] : pageParts[`${page}#${part}`];
  if (ofPage) return { scene: ofPage };
  const [, subject = ""] = /^topics-(.+)/.exec(part) ?? [];
  const topic = topicOfCard(subject);
  if (topic) return picturedInfo(topicPicture(topic));
  const name = partNames.find((one) => part === one || part.startsWith(`${one}-`)) ?? "";
  return picturedInfo(sectionDrawing(name)) ?? picturedPage(place);
}

const partNames = [sectionScenes, partScenes, sectionPortraits]
  .flatMap(Object.keys)
  .toSorted((a, b) => b.length - a.length);

/** A tab of the information guide is the subject of another page, too. */
function picturedPage(place: string): FoundPicture | undefined {
  const [, tab = ""] = /[?&]tab=([a-z-]+)/.exec(place) ?? [];
  const page = hasScene(tab) ? tab : placeOf(place)[0] || "home";
  return hasScene(page) ? { scene: pageScenes[page] } : undefined;
}

function placeOf(place: string): [page: string, part: string] {
  const [address = "", part = ""] = place.split("#");
  return [address.split(/[/?]/)[1] ?? "", part];
}

/** These results may leave their drawing out; places and events always keep theirs. */
const read: readonly SearchGroup[] = ["aid", "services", "blog", "guide"];
type Shown = { group: SearchGroup; path: string; picture: FoundPicture | null };

/** Every result shows its own drawing, and none instead of the one right above it in its group. */
export function drawnOnce<T extends Shown>(hits: readonly T[]): T[] {
  return hits.map((hit, index) => {
    const { picture, group } = hit;
    if (!picture || picture.url || !read.includes(group)) return hit;
    const above = hits.slice(0, index).findLast((one) => one.group === group)?.picture;
    const isSame = above && !above.url && subjectOf(above) === subjectOf(picture);
    return isSame ? { ...hit, picture: null } : hit;
  });
}

/** Of a portrait only the thing it shows. */
const subjectOf = ({ scene, portrait }: FoundPicture) => scene ?? portrait?.split("-")[0] ?? "";
