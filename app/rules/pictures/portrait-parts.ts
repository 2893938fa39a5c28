/** The hours a portrait can be lit by, and the two palettes of each. */
export const lightsOfHour = {
  dawn: ["dawn", "blush"],
  noon: ["noon", "clear"],
  golden: ["golden", "honey"],
  dusk: ["dusk", "afterglow"],
  night: ["night", "violet"],
} as const;

export type Hour = keyof typeof lightsOfHour;
export type LightName = (typeof lightsOfHour)[Hour][number];
export const hours = Object.keys(lightsOfHour) as Hour[];
export const lightNames: LightName[] = hours.flatMap((hour) => lightsOfHour[hour]);

export function hourOf(light: LightName): Hour {
  return hours.find((hour) => lightsOfHour[hour].some((name) => name === light)) ?? "noon";
}

/** The one colour that is a place's own: its wall, its boards, its awning. */
export const accents = ["coral", "sun", "teal", "sea", "rose", "leaf", "sand", "violet"] as const;
export type Accent = (typeof accents)[number];

/** What lies behind. */
export const settings = ["beach", "hills", "river", "village"] as const;
export type Setting = (typeof settings)[number];

/** What somebody who owns a place has chosen of its portrait; the rest is chosen for them. */
export type PortraitWishes = { thing?: string; hour?: Hour; accent?: Accent; setting?: Setting };

/** Small things left to the dice: where a palm leans, which coast lies behind, where the sun stands. */
export const rolls = 10;

/** The land beyond the sea. */
export type Coast = "steep" | "long" | "low" | "bay" | "islands" | "open" | "hills";
export type SunSpot = "usual" | "aside" | "setting" | "small" | "veiled";
export type SunFace = "crescent" | "barred";

/** No two rolls have the same coast under the same sun. */
const skylines: readonly (readonly [Coast, SunSpot])[] = [
  ["steep", "usual"],
  ["long", "aside"],
  ["low", "setting"],
  ["bay", "small"],
  ["islands", "veiled"],
  ["open", "aside"],
  ["bay", "usual"],
  ["steep", "veiled"],
  ["islands", "setting"],
  ["low", "small"],
];

export function coastOfRoll(roll: number): Coast {
  return skylines[roll % rolls]?.[0] ?? "steep";
}

export function sunOfRoll(roll: number): SunSpot {
  return skylines[roll % rolls]?.[1] ?? "usual";
}
