import { mix } from "../drawing/colour";
import { fill, line, oval, put } from "../drawing/pen";
import type { Stage } from "../drawing/stage";

/** From above, her head up. */
export function turtleFromAbove({ light, warm, warmShade, hour }: Stage): string {
  const night = hour === "night" ? 0.24 : 0.08;
  const toned = (colour: string, bright = 0) => mix(warm(colour), light.glint, night + bright);
  const [skin, skinShade] = [toned("#8fae84"), warmShade("#6f8f6c", 0.6)];
  const shell = toned("#7f8a46");
  const seam = warmShade("#59612f", 0.5);
  const flipper =
    "M58-92C104-140 186-128 232-40 246-10 250 24 238 34 222 40 204 4 176-22 146-50 110-56 78-42z";
  const hind = "M62 118C98 122 132 150 138 196 120 208 74 190 44 152z";
  const pair = (d: string) => `<path d="${d}"/><path transform="scale(-1 1)" d="${d}"/>`;
  return (
    `<g fill="${skinShade}">${put(0, 14, 1, pair(flipper) + pair(hind))}</g>` +
    `<g fill="${skin}">${pair(flipper)}${pair(hind)}</g>` +
    line(
      skinShade,
      7,
      "M112-96L150-62M154-92L184-44M194-66L212-14M-112-96L-150-62M-154-92L-184-44M-194-66L-212-14",
    ) +
    fill(skin, "M-30-112C-52-150-50-206 0-220 50-206 52-150 30-112z") +
    fill(skinShade, "M-22-196Q0-176 22-196 14-214 0-220-14-214-22-196z") +
    oval("#16202a", -32, -182, 8, 10) +
    oval("#16202a", 32, -182, 8, 10) +
    fill(
      warmShade("#6b7340", 0.9),
      "M0-112C82-112 126-52 122 24 118 96 56 150 0 182-56 150-118 96-122 24-126-52-82-112 0-112z",
    ) +
    fill(shell, "M0-126C82-126 126-66 122 10 118 80 56 132 0 164-56 132-118 80-122 10-126-66-82-126 0-126z") +
    fill(
      toned("#a8ac5c", 0.06),
      "M0-126C-82-126-126-66-122 10-120 44-100 76-76 102-92 30-74-70 0-126z",
      0.7,
    ) +
    line(
      seam,
      7,
      "M0-124L-34-92-36-40-34 20-28 76 0 120 28 76 34 20 36-40 34-92zM-36-40H36M-34 20H34M-28 76H28M-34-92L-84-84M34-92L84-84M-36-40L-116-34M36-40L116-34M-34 20L-112 44M34 20L112 44M-28 76L-72 104M28 76L72 104M0 120V160",
    )
  );
}
