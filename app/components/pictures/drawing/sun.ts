import type { Hour, SunFace, SunSpot } from "../../../rules/pictures/portrait-parts";

export type Sun = { x: number; y: number; radius: number; face?: SunFace };

/** The visible part of a drawing, and its magnification. */
type Seen = { left: number; top: number; scale: number };
type Place = readonly [fromX: number, toX: number, y: number, radius: number, face?: SunFace];

/** High at noon and at night, low in the morning and evening; always on the left, where the light comes from. */
const low: Record<SunSpot, Place> = {
  usual: [250, 390, 290, 60],
  aside: [110, 190, 246, 46],
  setting: [290, 430, 370, 68],
  small: [410, 500, 222, 42],
  veiled: [220, 330, 262, 74, "barred"],
};
const noon: Record<SunSpot, Place> = {
  usual: [250, 390, 138, 46],
  aside: [90, 160, 128, 40],
  setting: [300, 400, 104, 0],
  small: [430, 520, 124, 36],
  veiled: [200, 300, 164, 58],
};
const night: Record<SunSpot, Place> = {
  usual: [250, 390, 142, 38],
  aside: [120, 200, 150, 40, "crescent"],
  setting: [280, 380, 262, 66],
  small: [430, 520, 118, 28],
  veiled: [300, 420, 176, 50, "crescent"],
};

/** The position of the sun or moon within the visible part. */
export function sunAt(
  spot: SunSpot,
  hour: Hour,
  { left, top, scale }: Seen,
  int: (from: number, to: number) => number,
): Sun {
  const places = hour === "noon" ? noon : hour === "night" ? night : low;
  const [from, to, height, radius, face] = places[spot];
  const y = height + int(-16, 16);
  const isHigh = hour === "noon" || hour === "night";
  return {
    x: left + int(from, to) * scale,
    // A closer view has less sky, so what's high moves below its upper edge.
    y: top && isHigh ? top + Math.max(84, Math.min(y - 40, 110)) : Math.max(y, top + 64),
    radius,
    face,
  };
}
