import { dashes, fill, line, oval, put } from "../drawing/pen";
import type { Stage } from "../drawing/stage";

/** Lamplight in the air. */
export function glow(stage: Stage, x: number, y: number, radius: number, opacity?: number): string {
  stage.define(
    "g",
    () =>
      '<radialGradient id="g"><stop stop-color="#ffdc8c" stop-opacity=".8"/><stop offset=".35" stop-color="#ffbe6a" stop-opacity=".34"/><stop offset="1" stop-color="#ffb060" stop-opacity="0"/></radialGradient>',
  );
  return radius ? oval("url(#g)", x, y, radius, radius, opacity) : "";
}

/** A string of bulbs: two dash patterns on the same curve, so that every bulb hangs on the wire. */
export function bulbs(stage: Stage, x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const wire = (down: number) =>
    `M${x1} ${y1 + down}Q${Math.round((x1 + x2) / 2)} ${Math.round(Math.max(y1, y2) + sag * 1.4 + down)} ${x2} ${y2 + down}`;
  const rhythm = "0 92";
  return (
    line(stage.lamps ? stage.light.dark : stage.shade("#5a4638"), 3, wire(0)) +
    (stage.lamps ? dashes("#ffd27a", 54, rhythm, wire(14), 0.2) : "") +
    dashes(stage.light.dark, 9, rhythm, wire(3)) +
    dashes("#ffe9b0", 18, rhythm, wire(13))
  );
}

export function lantern(stage: Stage, x: number, y: number, size = 1, cord = 200): string {
  const { light, lamps } = stage;
  return (
    (lamps ? glow(stage, x, y + 30 * size, 170 * size) : "") +
    line(light.dark, 3, `M${x} ${y - cord}V${y}`) +
    put(
      x,
      y,
      size,
      fill(light.dark, "M-16-2h32l10 14h-52zM-22 62h44l-4 12h-36z") +
        fill(lamps ? "#ffcf78" : stage.shine("#f6dca0", 0.3), "M-24 12h48l-4 50h-40z") +
        fill(lamps ? "#fff0c0" : "#fff6dc", "M-9 56q-6-14 9-30 15 16 9 30z") +
        line(light.dark, 4, "M-24 12l4 50M24 12l-4 50M0 12v6"),
    )
  );
}

/** A flame, 340 high, with its base at 0 0. */
export function flame(): string {
  return (
    fill(
      "#f5662a",
      "M-150 0C-190-90-120-130-112-220-80-190-66-160-68-130-40-190-50-270 0-340 6-260 60-230 62-150 84-170 90-200 84-236 140-170 170-80 140 0z",
    ) +
    fill(
      "#ff9a3a",
      "M-110 0c-26-70 24-100 30-156 24 28 30 50 30 74 26-50 18-110 50-160 8 60 44 90 46 146 16-14 20-30 20-50 34 50 54 100 30 146z",
    ) +
    fill(
      "#ffd468",
      "M-66 0c-16-50 18-70 24-110 16 20 22 36 22 56 14-36 12-70 26-100 12 44 34 60 36 100 8-8 12-16 12-26 22 34 26 56 12 80z",
    ) +
    fill("#fff4cc", "M-28 0c-6-34 14-50 28-80 14 30 36 50 28 80z")
  );
}
