import { bare, fill, line } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

type Board = { band?: string; nose?: string; turn?: number };

/** A surfboard standing on its tail at x, y. */
export function board(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  width: number,
  paint: string,
  options: Board = {},
): string {
  const { light, shade, lit } = stage;
  const { band, nose, turn = 0 } = options;
  const scale = [width / 40, length / 400] as const;
  const body = stamp(
    stage,
    "b",
    () =>
      bare("M0 0C-36-24-40-120-40-184-40-288-20-368 0-400 20-368 40-288 40-184 40-120 36-24 0 0z") +
      fill(
        light.dark,
        "M0 0C36-24 40-120 40-184 40-288 20-368 0-400 18-330 26-210 22-140 20-64 12-20 0 0z",
        0.2,
      ) +
      line(shade("#7a5638", 0.3), 2, "M0-8V-394", 0.6),
  );
  const belt = stamp(stage, "bb", () =>
    bare("M-40-200Q0-176 40-200v-40Q0-216-40-240zM-39-256Q0-232 39-256l-1-12Q0-244-38-268z"),
  );
  const tip = stamp(stage, "bn", () =>
    bare("M-32-306C-24-346-12-380 0-400 12-380 24-346 32-306Q0-282-32-306z"),
  );
  return (
    body(x, y, scale, turn, lit(paint)) +
    (band ? belt(x, y, scale, turn, lit(band)) : "") +
    (nose ? tip(x, y, scale, turn, lit(nose)) : "")
  );
}

/** Boards leaning in a row between two points. */
export function boardRow(
  stage: Stage,
  count: number,
  x1: number,
  x2: number,
  y: number,
  length: number,
): string {
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const x = Math.round(x1 + ((x2 - x1) * i) / Math.max(1, count - 1));
    drawn += board(stage, x, y + (i % 2) * 6, length - ((i * 37) % 60), 31, paintOf(stage, i * 2), {
      turn: -4 + ((i * 5) % 9),
      band: i % 3 === 1 ? paintOf(stage, i * 2 + 3) : undefined,
      nose: i % 3 === 2 ? paintOf(stage, i * 2 + 1) : undefined,
    });
  }
  return drawn;
}

/** The place's own colors first, then common ones. */
export function paintOf({ accent, second, third }: Stage, index: number): string {
  const paints = [accent, "#f6efe0", second, "#f3d9b8", third];
  return paints[index % paints.length] ?? accent;
}
