// The village map's ground: `tsx scripts/village-map.ts` draws road and shore from rules/town.
import { writeFileSync } from "node:fs";
import { mapLeaf, mapWidth, villageRoad, villageShore } from "../app/rules/town/village";
import { hills } from "./village-map/hills";
import { curve } from "./village-map/paths";
import { behindRoad, inFront, things } from "./village-map/scenery";

export const villageFile = "public/scenes/maps/village.svg";

/** Colours by day and night; some are repeated in `parts/village.css`. */
const day =
  "--s1:#a5d6d6;--s2:#5fb0bb;--shelf:#9fd0d1;--shallow:#c6e6dd;--foam:#fffaf0;--sand:#f3dfb0;--land:#dfe0ae;--k1:#cfe8e6;--k2:#fdecc8;--h1:#a9c9bd;--h1b:#c8dac0;--h2:#7fb097;--h2b:#dfe0ae;--h3:#4f9272;--h3b:#dfe0ae;--lit:#fff6cf;--field:#c7cf8c;--tree:#3f8261;--tree2:#6aa874;--roof:#c9583d;--wall:#fffaf0;--wall2:#e6d3b0;--trunk:#7a5a3c;--road:#f0603c;--deep:#0f5566;--sun:#ffd27a";
const night =
  "--s1:#174a58;--s2:#0a2632;--shelf:#1d5763;--shallow:#2b6d75;--foam:#9fc4c3;--sand:#6d6550;--land:#2c4f47;--k1:#0b1f33;--k2:#27445a;--h1:#2b4a5a;--h1b:#2c5058;--h2:#23505a;--h2b:#2c4f47;--h3:#1d4f4a;--h3b:#2c4f47;--lit:#bfe0d6;--field:#365b4b;--tree:#215a50;--tree2:#3b7d68;--roof:#a24b3b;--wall:#ffdf9a;--wall2:#b99a6a;--trunk:#8f7458;--road:#ff8562;--deep:#a9dde4;--sun:#fdf3d6";
const style = [
  `svg{${day}}@media(prefers-color-scheme:dark){svg{${night}}}`,
  ".line{fill:none;stroke-linecap:round;stroke-linejoin:round}.tree{fill:var(--tree)}.tree2{fill:var(--tree2)}",
  ".trunk{fill:var(--trunk)}.bole{fill:none;stroke:var(--trunk);stroke-width:1.8;stroke-linecap:round}",
  ".wall{fill:var(--wall)}.wall2{fill:var(--wall2)}.roof{fill:var(--roof)}.field{fill:var(--field);opacity:.75}",
  ".rim,.wave{fill:none;stroke:var(--foam);stroke-width:1.6;stroke-linecap:round}.wave{opacity:.75}",
  ".curl,.whale{fill:var(--deep)}.curl{opacity:.55}",
].join("");

const gradient = (id: string, from: string, to: string, [start, end] = [0, 1]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="${start}" stop-color="var(--${from})"/><stop offset="${end}" stop-color="var(--${to})"/></linearGradient>`;
const defs = [
  gradient("sky", "k1", "k2"),
  gradient("sea", "s1", "s2"),
  ...[1, 2, 3].map((tone) => gradient(`h${tone}`, `h${tone}`, `h${tone}b`, [0.2, 0.7])),
  '<linearGradient id="lit" x2="0" y2="1"><stop offset=".1" stop-color="var(--lit)" stop-opacity=".42"/><stop offset=".9" stop-color="var(--lit)" stop-opacity="0"/></linearGradient>',
  `<path id="s" d="${curve(villageShore)}V60H-177z"/><path id="r" d="${curve(villageRoad)}"/>`,
  things,
].join("");

export function drawVillage(): string {
  const { height } = mapLeaf;
  const stroke = (id: string, colour: string, width: number, more = "") =>
    `<use href="#${id}" stroke="var(--${colour})" stroke-width="${width}"${more}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${height}"><style>${style}</style><defs>${defs}</defs>`,
    `<path fill="url(#sea)" d="M0 330h${mapWidth}v170H0z"/>`,
    `<g class="line">${stroke("s", "shelf", 84, ' opacity=".75"')}${stroke("s", "shallow", 44)}${stroke("s", "foam", 9)}</g>`,
    `<use href="#s" fill="var(--sand)"/><use href="#s" fill="var(--land)" y="-19"/>`,
    `<path fill="url(#sky)" d="M0 0h${mapWidth}v150H0z"/><g fill="var(--sun)"><circle cx="862" cy="40" r="40" opacity=".3"/><circle cx="862" cy="40" r="25"/></g>`,
    hills,
    behindRoad,
    `<g class="line">${stroke("r", "foam", 8.5)}${stroke("r", "road", 4.5)}<path stroke="var(--road)" stroke-width="2.600" stroke-dasharray="1 6" d="M60 352L-5 349"/></g>`,
    inFront,
    "</svg>\n",
  ].join("");
}

if (import.meta.main) writeFileSync(villageFile, drawVillage());
