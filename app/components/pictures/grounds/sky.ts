import { dashes, fill, oval } from "../drawing/pen";
import { box, lens } from "../drawing/shapes";
import { edge, type Stage, horizon as usual } from "../drawing/stage";
import { stamp } from "../drawing/stamp";
import type { Sun } from "../drawing/sun";

type Options = { horizon?: number; clouds?: boolean; sun?: boolean; stars?: boolean };

/** A gradient down to the horizon, the sun or moon, clouds or stars. */
export function sky(
  stage: Stage,
  { horizon = usual, clouds = true, sun = true, stars = true }: Options = {},
): string {
  const { light, hour, top } = stage;
  stage.define(
    "s",
    () =>
      `<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="${top / 2}" x2="0" y2="${horizon + 10}">${light.sky
        .map((colour, index) => `<stop offset="${[0, 0.42, 0.78, 1][index]}" stop-color="${colour}"/>`)
        .join("")}</linearGradient>`,
  );
  let drawn = fill("url(#s)", box(edge.left, -200, edge.width, 1040));
  if (stars && hour === "night") drawn += starsAbove(horizon);
  if (sun) drawn += sunOf(stage);
  if (!clouds) return drawn;
  return drawn + (hour === "noon" ? cumulus(stage) : streaks(stage, horizon));
}

/** Slanted rows of dots that cross, with uneven gaps, so that no pattern is visible. */
function starsAbove(horizon: number): string {
  const slants = `M-720 20L1680 ${horizon - 220}M-720 ${horizon - 130}L1680 60M-720 ${horizon - 70}L1680 ${horizon - 120}`;
  return (
    dashes("#fff3d6", 2.6, "0 57 0 101 0 38 0 144 0 83", `${slants}M-700 90L1680 20`, 0.75) +
    dashes("#fff3d6", 5, "0 330 0 520 0 410", slants, 0.85)
  );
}

function sunOf(stage: Stage): string {
  const { light, sun } = stage;
  const { x, y, radius, face } = sun;
  if (radius === 0) return "";
  if (face === "crescent") return crescent(stage);
  const bars = face === "barred" ? fill(light.sky[2], barsOf(sun)) : "";
  return (
    oval(light.sun, x, y, radius * 2.5, radius * 2.5, 0.13) +
    oval(light.sun, x, y, radius * 1.65, radius * 1.65, 0.22) +
    oval(light.sun, x, y, radius) +
    bars
  );
}

/** The waning moon, lit from the left like everything else. */
function crescent({ light, sun: { x, y, radius: r } }: Stage): string {
  const [at, up] = [Math.round(x + r * 0.34), Math.round(r * 0.94)];
  const inner = Math.round(r * 1.02);
  return (
    oval(light.sun, x, y, r * 2.2, r * 2.2, 0.1) +
    fill(
      light.sun,
      `M${at} ${Math.round(y) - up}a${r} ${r} 0 1 0 0 ${2 * up}a${inner} ${inner} 0 0 1 0-${2 * up}z`,
    )
  );
}

/** Bars of cloud in front of a low sun, thinner toward its top. */
function barsOf({ x, y, radius }: Sun): string {
  const rows = [
    [-0.1, 5],
    [0.24, 8],
    [0.58, 11],
  ] as const;
  return rows
    .map(([down, height]) =>
      lens(x - radius * 1.25, Math.round(y + radius * down), Math.round(radius * 2.5), height),
    )
    .join("");
}

function cumulus(stage: Stage): string {
  const { light, top } = stage;
  const cloud = stamp(
    stage,
    "cloud",
    () =>
      fill(light.cloud, "M0 0c4-22 30-30 46-18 8-34 56-44 76-16 24-10 44 4 44 20 22-6 40 2 44 14z", 0.92) +
      fill(light.sky[1], "M20 0c26-14 60-16 92-8 34-8 66-6 98 8z", 0.35),
  );
  const high = Math.max(stage.int(208, 236), top + 76);
  return (
    cloud(stage.int(560, 700), high, 1.25) +
    cloud(stage.int(20, 120), stage.int(276, 300), 0.8) +
    cloud(-460, high - 60, 1.5) +
    cloud(1250, 270, 0.9)
  );
}

function streaks(stage: Stage, horizon: number): string {
  const { light, hour, top, int } = stage;
  if (hour === "night") {
    const d = lens(480, int(150, 190), 420, 12) + lens(60, int(220, 260), 300, 9);
    return fill(
      light.cloud,
      `${d}M-600 190q260-14 520 0-260 14-520 0M1180 130q200-12 400 0-200 12-400 0`,
      0.45,
    );
  }
  let d = "";
  for (let x = -560; x < 1500; x += 260) {
    const y = int(top + 50, Math.max(top + 110, horizon - 150));
    d += lens(x + int(0, 120), y, int(160, 380), int(7, 13));
  }
  return fill(light.cloud, d, 0.5);
}
