import { onMap, wayMap } from "../../app/rules/content/way-map";
import { towns } from "../../app/rules/town/road";

const waves =
  '<path class="line wave" d="M336 306q4-4 8 0t8 0t8 0M286 384q4-4 8 0t8 0t8 0M340 402q4-4 8 0t8 0t8 0M222 478q4-4 8 0t8 0M154 493q4-4 8 0t8 0t8 0t8 0M172 216q4-4 8 0t8 0M284 357q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0M36 488q4-4 8 0t8 0t8 0t8 0"/>';

const panga =
  '<g transform="translate(322 348)"><path fill="var(--road)" d="M-26-8C-13-4 4-4 14-8C20-10 26-14 32-19C31-7 25 4 17 8H-19C-24 4-26-2-26-8Z"/><path class="line" stroke="var(--lip,#fffaf0)" stroke-width="2" d="M-26-7C-13-3 4-3 14-7C20-9 26-13 31-17"/><path fill="var(--ink)" d="M-31-9h6v9h-4z"/></g>';

const whale =
  '<path fill="var(--water)" transform="translate(172 482)" d="M-6 11C-4 7-3 3-2-1C-7-2-12-5-15-10C-9-11-4-10 0-5C4-10 9-11 15-10C12-5 7-2 2-1C3 3 4 7 6 11z"/>';

const cow =
  "m-58-46c-2-6 4-12 8-18l-7-11 11 8 3-10 3 11c4 0 6-2 8-4 4-13 15-15 21-2 11 2 31 1 49 2 9-1 14 2 15 10 4 15 4 26 5 40l-5 2c-1-16-2-26-3-32 0 10-2 16-4 22L45 0h-6l-2-24c-1-4-4-6-7-8L28 0h-6l-2-29C8-27-2-27-8-29L-9 0h-6l-1-28h-3l-2 28h-6l-1-34c-7-2-11-8-14-14-4 4-11 8-16 2Z";
const cattle = `<g fill="var(--cow)"><path transform="matrix(.2 0 0 .2 32 204)" d="${cow}"/><path transform="matrix(-.16 0 0 .16 58 196)" d="${cow}"/></g>`;

const scaleBar = `<path class="line" stroke="var(--ink)" stroke-width="1.5" d="M376 482v5h-${kilometres(50)}v-5"/>`;

function kilometres(count: number): string {
  return ((count / 111.2) * wayMap.unitsPerDegree).toFixed(1);
}

export const scenery = waves + panga + whale + cattle + scaleBar;

/** The wave that marks the end of the road. */
export function pin(): string {
  const { x, y } = onMap(towns.cambutal);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path fill="var(--water)" stroke="var(--foam)" stroke-width="2" d="M0 3C-9 12-14 17-14 25a14 14 0 0 0 28 0C14 17 9 12 0 3z"/><path class="line foam" stroke-width="2.2" d="M-8.500 29c3-7 9-9.500 14-5c-4.500-1-5.500 2.500-4.500 5h-9.500"/></g>`;
}

/** A ring at the capital, a tall pin with the wave at the end of the road, and a boat, each ten pixels or more on a thumb's width. */
export function smallScenery(): string {
  const [city, end] = [onMap(towns["panama-city"]), onMap(towns.cambutal)];
  const boat = panga.replace("translate(322 348)", "translate(298 330)scale(2.1)");
  return (
    `${boat}<path class="line" stroke="var(--water)" stroke-width="5" opacity=".5" d="M232 362q11-10 22 0t22 0t22 0t22 0M262 240q11-10 22 0t22 0"/>` +
    `<circle cx="${city.x.toFixed(0)}" cy="${city.y.toFixed(0)}" r="14" fill="var(--foam)" stroke="var(--ink)" stroke-width="8"/>` +
    `<g transform="translate(${end.x.toFixed(0)} ${end.y.toFixed(0)})"><path fill="var(--water)" stroke="var(--foam)" stroke-width="5" d="M0 6C-8-20-36-38-36-66a36 36 0 0 1 72 0C36-38 8-20 0 6z"/><path fill="var(--foam)" d="M-24-52c4-24 22-36 42-20-14-4-20 6-12 20z"/></g>`
  );
}

/** A fuel pump and a banknote, above the name of Tonosí. */
export function lastStop(): string {
  const { x, y } = onMap(towns.tonosi);
  const at = (left: number) =>
    `<g transform="translate(${(x - left).toFixed(1)} ${(y - 33).toFixed(1)})"><rect width="19" height="19" rx="5" fill="var(--ink)"/>`;
  const glyph = '<path class="line foam" stroke-width="1.5" d="';
  return `${at(61)}${glyph}M5 15V5.500h5V15M4 15h7M10 8.500l3 1.500v3.500c0 1.500 2 1.500 2 0V8l-2-2M6.500 8.500h2"/></g>${at(40)}${glyph}M3.500 6h12v7.500h-12zM9.500 8.200v3.200"/></g>`;
}
