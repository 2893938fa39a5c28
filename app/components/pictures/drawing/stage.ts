import {
  type Accent,
  type Coast,
  coastOfRoll,
  type Hour,
  hourOf,
  type LightName,
  type Setting,
  sunOfRoll,
} from "../../../rules/pictures/portrait-parts";
import { seededRandom } from "../../../rules/site/seeded-random";
import { type AccentColours, accentColours } from "./accents";
import { type Filter, mix, through } from "./colour";
import { type Light, lights } from "./light-palettes";
import { type Sun, sunAt } from "./sun";

/** The stage is 960 by 720; backgrounds extend to both sides, for windows wider than a card. */
export const stageWidth = 960;
export const edge = { left: -720, right: 1680, width: 2400, foot: 880 } as const;
export const horizon = 372;

export type Drawing = {
  /** The part of the stage a card shows: x, y and width, with a height of three quarters. Without it, all of it. */
  view?: readonly [x: number, y: number, width: number];
  /** The square that says most in a small picture: x, y and its side. Without it, right of the middle at full height. */
  near?: readonly [x: number, y: number, side: number];
  /** What a band more than twice as wide as high shows: x, y and its width. Without it, what a wide window's header shows. */
  low?: readonly [x: number, y: number, width: number];
  sun?: Partial<Sun>;
  draw(stage: Stage): string;
};

/** The light, the colors of things in that light, and the random numbers. */
export type Stage = AccentColours & {
  light: Light;
  hour: Hour;
  setting: Setting;
  /** The land beyond the water, if any. */
  coast: Coast;
  /** True at dusk and at night. */
  lamps: boolean;
  sun: Sun;
  left: number;
  top: number;
  dice(): number;
  int(from: number, to: number): number;
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** A color in the light, in the shade, and where it's brightest. */
  lit(colour: string): string;
  shade(colour: string, share?: number): string;
  shine(colour: string, share?: number): string;
  /** The same near a lamp, so that food doesn't turn blue at night. */
  warm(colour: string): string;
  warmShade(colour: string, share?: number): string;
  /** Adds to the definitions once per id. */
  define(id: string, draw: () => string): void;
  definitions: Map<string, string>;
};

const lamp: Filter = [1, 0.84, 0.66];
const lampShade: Filter = [0.62, 0.4, 0.42];

type Staging = { light: LightName; accent: Accent; setting: Setting; roll: number; seed: number };

export function makeStage({ light: name, accent, setting, roll, seed }: Staging, drawing: Drawing): Stage {
  const light = lights[name];
  const hour = hourOf(name);
  const lamps = hour === "dusk" || hour === "night";
  const dice = seededRandom(seed);
  const [left, top, width] = drawing.view ?? [0, 0, stageWidth];
  const seen = { left, top, scale: width / stageWidth };
  const int = (from: number, to: number) => Math.round(from + (to - from) * dice());
  const lit = (colour: string) => through(colour, light.filter);
  const warm = (colour: string) => (lamps ? through(colour, lamp) : lit(colour));
  const shade = (colour: string, share = 1) => mix(lit(colour), through(lit(colour), light.shade), share);
  const definitions = new Map<string, string>();
  return {
    ...accentColours[accent],
    light,
    hour,
    setting,
    coast: coastOfRoll(roll),
    lamps,
    sun: { ...sunAt(drawing.sun ? "usual" : sunOfRoll(roll), hour, seen, int), ...drawing.sun },
    left,
    top,
    dice,
    int,
    pick: <Choice>(choices: readonly Choice[]) => choices[Math.floor(dice() * choices.length)] as Choice,
    lit,
    shade,
    shine: (colour, share = 0.5) => mix(lit(colour), light.glint, share),
    warm,
    warmShade: (colour, share = 1) =>
      lamps ? mix(warm(colour), through(colour, lampShade), share) : shade(colour, share),
    define(id, draw) {
      if (!definitions.has(id)) definitions.set(id, draw());
    },
    definitions,
  };
}
