// The map of the way here: `tsx scripts/way-map.ts` draws it from Natural Earth's coast.
import { writeFileSync } from "node:fs";
import { onMap, wayMap } from "../app/rules/content/way-map";
import { towns } from "../app/rules/town/road";
import { cutToFrame, readCoast, simplify } from "./way-map/coast";
import { gradients, style } from "./way-map/colours";
import { curve, polygon } from "./way-map/paths";
import { relief } from "./way-map/relief";
import { curveThrough, pointsOf, roads } from "./way-map/roads";
import { lastStop, pin, scenery, smallScenery } from "./way-map/scenery";

export const wayFile = "public/scenes/maps/way.svg";
/** For a picture as wide as a thumb: the coast, the road and its two ends. */
export const smallWayFile = "public/scenes/maps/way-small.svg";

/** Half a unit is 250 metres, finer than the shore's stroke. */
const tolerance = { way: 0.5, small: 1.6 };

/** There the capital's name stands above its ring. */
const aboveCity = 22;

function wayLand(tolerance: number) {
  return readCoast()
    .map(cutToFrame)
    .map((ring) => simplify(ring, tolerance))
    .filter((ring) => ring.length > 4);
}

const { width, height } = wayMap;

function begin(tolerance: number, above = 0): string {
  const land = wayLand(tolerance).map(polygon).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-above} ${width} ${height}"><style>${style}</style>`,
    `<defs>${gradients}<path id="land" d="${land}"/><path id="road" d="${road(roads.main)}"/></defs>`,
    `<path fill="url(#sea)" d="M0 ${-above}h${width}v${height}H0z"/>`,
  ].join("");
}

const shore = (colour: string, thickness: number) =>
  `<use href="#land" class="shore" stroke="var(--${colour})" stroke-width="${thickness}"/>`;

export function drawWay(): string {
  return [
    begin(tolerance.way),
    `<g transform="scale(.1)">${shore("shelf", 240)}${shore("shallow", 120)}${shore("foam", 32)}<use href="#land" fill="var(--land)"/></g>`,
    relief(),
    `<g transform="scale(.1)" class="line"><path stroke="var(--ink)" stroke-width="20" stroke-dasharray="1 46" opacity=".6" d="${road(roads.byTheCoast)}${road(roads.byMacaracas)}"/><use href="#road" class="foam" stroke-width="84"/><use href="#road" stroke="var(--road)" stroke-width="44"/></g>`,
    scenery,
    lastStop(),
    pin(),
    `<g class="town">${Object.keys(towns).map(mark).join("")}</g></svg>\n`,
  ].join("");
}

export function drawSmallWay(): string {
  return [
    begin(tolerance.small, aboveCity),
    `<g transform="scale(.1)">${shore("shelf", 420)}${shore("foam", 70)}<use href="#land" fill="var(--land)"/></g>`,
    `<g transform="scale(.1)" class="line"><use href="#road" class="foam" stroke-width="250"/><use href="#road" stroke="var(--road)" stroke-width="140"/></g>`,
    `${smallScenery()}</svg>\n`,
  ].join("");
}

function road(stops: (typeof roads)[keyof typeof roads]): string {
  const points = pointsOf(stops);
  return points[0] ? curve(points[0], curveThrough(points)) : "";
}

function mark(town: string): string {
  const { x, y } = onMap(towns[town as keyof typeof towns]);
  const radius = town === "panama-city" ? 6 : 4.2;
  return `<circle id="${town}" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}"/>`;
}

if (import.meta.main) {
  writeFileSync(wayFile, drawWay());
  writeFileSync(smallWayFile, drawSmallWay());
}
