import {
  drawnCattle as cattle,
  drawnHouses,
  drawnPanga,
  drawnWhale,
  drawnPalms as palms,
  type DrawnSpot as Spot,
  small as smallSize,
  drawnTrees as trees,
} from "../../app/rules/town/village-scenery";

/** Between the lines of `mapLines`, clear of the map's words. */
export const waves: Spot[] = [
  [39, 442], [108, 448], [243, 442], [291, 450], [394, 442], [512, 436], [719, 474], [855, 442],
  [1006, 476], [991, 442], [1127, 442],
]; // biome-ignore format: a list of places

/** A drawing repeated as an SVG marker along an invisible line, in a third of the bytes. */
const marker = (id: string, shape: string, size = 1) =>
  `<marker id="${id}" markerUnits="userSpaceOnUse" overflow="visible"><use href="#${shape}"${size === 1 ? "" : ` transform="scale(${size})"`}/></marker>`;
function marked(id: string, spots: readonly Spot[]): string {
  const d = spots.map(([x, y]) => `${x} ${y}`).join("L");
  return `<path fill="none" marker-start="url(#${id})" marker-mid="url(#${id})" marker-end="url(#${id})" d="M${d}"/>`;
}
const isSmall = ([, , size]: Spot) => size === smallSize;
const big = (spots: readonly Spot[]) => spots.filter((spot) => !isSmall(spot));
const small = (spots: readonly Spot[]) => spots.filter(isSmall);

export const things = [
  '<g id="t"><ellipse class="tree" cx="3" cy="1" rx="9" ry="2.500" opacity=".3"/><path class="trunk" d="M-1-5h2v6h-2z"/><path class="tree" d="M-9-7Q-10-14-4-14-2-19 3-16 9-16 8-10 11-4 4-4 0-2-4-4-9-3-9-7z"/><path class="tree2" d="M-9-7Q-10-14-4-14-2-19 2-16.500-3-13-1-9-5-9-9-7z"/></g>',
  '<g id="p"><path class="bole" d="M0 1Q1-9 5-17"/><path class="tree" d="M5-17Q-1-22-6-16-2-17 0-15-4-14-5-9 1-15 5-17Q12-22 16-15 12-16 10-14 14-12 14-7 9-14 5-17Q5-24 12-24 6-22 5-17Q2-24-2-23 3-21 5-17z"/></g>',
  '<g id="h"><path class="wall" d="M-6-6h12v6h-12z"/><path class="wall2" d="M1-6h5v6h-5z"/><path class="roof" d="M-8-5.500-4-11h8l4 5.500z"/></g>',
  '<path id="cow" class="trunk" d="M-5-5h8l2-1.500 1.500.5 1 2-2 1-.8 0V1h-1.300v-2.500h-4.800V1h-1.300z"/>',
  '<g id="panga"><path class="roof" d="M-11-3Q2-2 12-8 11 1 6 2H-7Q-10 1-11-3z"/><path class="rim" d="M-11-3Q2-2 12-8"/></g>',
  marker("tree", "t"),
  marker("tree2", "t", smallSize),
  marker("palm", "p"),
  marker("palm2", "p", smallSize),
  marker("house", "h"),
  marker("cattle", "cow"),
].join("");

const fields =
  '<path class="field" d="M60 288l96-12 30 34-110 12zM262 264l86-6 26 38-96 8zM408 274l92-6 18 36-104 6zM574 250l84-4 22 30-92 8zM1076 290l82-6 14 44-84 8z"/>';

export const behindRoad = fields;
export const inFront = [
  marked("tree", big(trees)),
  marked("tree2", small(trees)),
  marked("house", drawnHouses),
  marked("cattle", cattle),
  marked("palm", big(palms)),
  marked("palm2", small(palms)),
  `<use href="#panga" transform="translate(${drawnPanga.join(" ")}) scale(1.4)"/>`,
  `<path class="wave" d="${waves.map(([x, y]) => `M${x} ${y}q4-5 8 0t8 0 8 0`).join("")}"/>`,
  '<g transform="translate(592 446)"><path class="curl" d="M-30 6Q-14 4-8-6-2-14 8-13 17-11 16-4 13-9 8-7 5-4 8 1 14 6 32 6z"/><path class="rim" d="M-30 6Q-14 4-8-6-2-14 8-13 17-11 16-4"/></g>',
  `<g transform="translate(${drawnWhale.join(" ")})"><path class="whale" d="M-1.500 6Q-3-4-16-8-6-13 0-7 6-13 16-8 3-4 1.500 6z"/><path class="rim" d="M-10 6q5-4 10 0t10 0"/></g>`,
].join("");
