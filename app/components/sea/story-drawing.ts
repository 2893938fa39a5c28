import { moonShape } from "../../rules/sea/moon-shape";
import { boxOf, type TextBlock } from "../../rules/sea/story-block";
import type { Medallion } from "../../rules/sea/story-entries";
import type { StoryTexts } from "../../rules/sea/story-layout";
import type { StorySea, StorySky } from "../../rules/sea/story-sea";
import { type StoryShape, storyMeasures } from "../../rules/sea/story-shape";
import { xmlText } from "../../rules/site/xml";
import { boatScene, glints, landScene, lens, palmScene, starScene } from "./story-scenery";
import { seabedScene } from "./story-seabed";

type Story = {
  shape: StoryShape;
  sky: StorySky;
  sea: StorySea;
  texts: StoryTexts;
  alt: string;
  language: string;
  /** CSS with the fonts. */
  sheet: string;
  /** A portrait's SVG by its code. */
  draw: (portrait: string) => string | null;
};

const skies = {
  day: ["#1d2a5c", "#6d4a86", "#e0706a", "#fbab5e", "#ffd48a"],
  night: ["#090f2b", "#131d4a", "#25316a", "#4b4a86", "#8a6a94"],
};
const seas = { day: ["#1b7f8e", "#0f6073", "#0a3345"], night: ["#1a4a72", "#103553", "#081d33"] };
const swells = { day: ["#0a4a5e", "#082f42"], night: ["#0c2a48", "#071a30"] };
const suns = {
  day: { halo: "#ffe6a6", disc: "#fff3c9", ink: "#7a2f22" },
  night: { halo: "#e9a07f", disc: "#f6c79a", ink: "#5c2230" },
};
const cream = "#fffaf0";
const gold = "#ffd27a";

/** A self-contained SVG: used as an image, it can't load anything. */
export function drawStory(story: Story): string {
  const { shape, sky, sea, texts, alt, language, sheet } = story;
  const { width, height, low, scale } = storyMeasures[shape];
  const time = sky.isNight ? "night" : "day";
  const inks = { light: cream, gold, sun: suns[time].ink };
  const line = sea.sun ? sea.sun.y + 54 * scale : low;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" xml:lang="${language}">`,
    `<title>${xmlText(alt)}</title><style>${sheet}</style><defs>`,
    `<linearGradient id="sky" x2="0" y2="1">${stops(skies[time], [0, 0.36, 0.7, 0.9, 1])}</linearGradient></defs>`,
    `<path fill="url(#sky)" d="M0 0H${width}V${low + 20}H0z"/>`,
    sky.isNight ? starScene(shape) + moonScene(sky, shape) : clouds(shape),
    sunScene(story, time),
    landScene(shape, sky.isNight),
    seaScene(story, time),
    shape === "tall" ? seabedScene(time) : "",
    sky.isNight ? "" : glints(sea, shape, line),
    boatScene(texts.boat, shape, sky.isNight),
    palmScene(shape, sky.isNight),
    ...texts.medallions.map((one) => medallion(one, story)),
    ...texts.blocks.map((block) => textMarkup(block, inks[block.tone])),
    "</svg>",
  ].join("");
}

const stops = (colours: readonly string[], at: readonly number[]) =>
  colours.map((colour, index) => `<stop offset="${at[index]}" stop-color="${colour}"/>`).join("");

function clouds(shape: StoryShape): string {
  const { low, scale } = storyMeasures[shape];
  const thin = [
    [120, 0.64, 420],
    [-60, 0.72, 300],
    [620, 0.74, 380],
    [300, 0.8, 300],
  ] as const;
  const shapes = thin.map(([x, part, width]) => lens(x, low * part, width, 9 * scale)).join("");
  return `<path fill="#ffe9c4" opacity=".35" d="${shapes}"/>`;
}

/** Near the equator the moon lies on its back. */
function moonScene({ moon }: StorySky, shape: StoryShape): string {
  const { x, y, radius } = storyMeasures[shape].moon;
  const { path, turn } = moonShape(moon, radius);
  return `<g transform="translate(${x} ${y})"><circle r="${radius * 1.6}" fill="#fff3c9" opacity=".07"/><circle r="${radius}" fill="#2a3768"/><path fill="#fff3c9" d="${path}" transform="rotate(${turn})"/></g>`;
}

function sunScene({ sea: { sun }, shape }: Story, time: "day" | "night"): string {
  if (!sun) return "";
  const radius = storyMeasures[shape].sun;
  const { halo, disc } = suns[time];
  const circle = (size: number, look: string) =>
    `<circle cx="${Math.round(sun.x)}" cy="${Math.round(sun.y)}" r="${Math.round(size)}" ${look}/>`;
  return (
    circle(radius * 1.9, `fill="${halo}" opacity=".16"`) +
    circle(radius * 1.42, `fill="${halo}" opacity=".25"`) +
    circle(radius, `fill="${disc}"`)
  );
}

/** The day's tide, with two swells of the same curve in front. */
function seaScene({ sea, shape }: Story, time: "day" | "night"): string {
  const { width, height, low, scale } = storyMeasures[shape];
  const level = (low / height) * 1000;
  const swell = (part: number, down: number, look: string) => {
    const lower = level - level * part + (down / height) * 1000;
    return `<path transform="translate(0 ${lower.toFixed(1)}) scale(1 ${part})" d="${sea.body.replace("V1400", "V9000")}" ${look}/>`;
  };
  const [first, second] = swells[time];
  return (
    `<svg width="${width}" height="${height}" viewBox="0 0 1000 1000" preserveAspectRatio="none"><path d="${sea.body}" fill="url(#water)"/>` +
    `<linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${level - 130}" y2="1000">${stops(seas[time], [0, 0.35, 1])}</linearGradient>` +
    swell(0.62, 140 * scale, `fill="${first}" opacity=".6"`) +
    swell(0.34, 178 * scale, `fill="${second}" opacity=".72"`) +
    `<path d="${sea.surface}" fill="none" stroke="${cream}" stroke-width="${9 * scale}" vector-effect="non-scaling-stroke"/></svg>`
  );
}

function medallion({ x, y, radius, portrait }: Medallion, { draw }: Story): string {
  const drawn = draw(portrait);
  if (!drawn) return "";
  const id = `round-${Math.round(y)}`;
  const [left, top, side] = [x - radius, y - radius, radius * 2];
  return (
    `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    `<image x="${left}" y="${top}" width="${side}" height="${side}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})" href="data:image/svg+xml,${encodeURIComponent(drawn)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${cream}" stroke-width="${Math.max(4, radius / 20)}"/>`
  );
}

function textMarkup(block: TextBlock, colour: string): string {
  const { left } = boxOf(block);
  const x = block.anchor === "start" ? left : block.x;
  const lines = block.lines.map(({ y, runs }) =>
    runs
      .map(({ text, letters, size }, index) => {
        const place = index === 0 ? ` x="${Math.round(x)}" y="${Math.round(y)}"` : "";
        return `<tspan${place} class="${letters}" font-size="${size}">${xmlText(text)}</tspan>`;
      })
      .join(""),
  );
  return `<text fill="${colour}" text-anchor="${block.anchor}">${lines.join("")}</text>`;
}
