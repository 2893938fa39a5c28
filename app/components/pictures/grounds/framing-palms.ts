import { fill } from "../drawing/pen";
import { horizon, type Stage } from "../drawing/stage";
import { overhang, palm } from "./plants";

type FrameKind = "tall" | "pair" | "corner" | "lean" | "far" | "none";
const open: readonly FrameKind[] = ["tall", "pair", "corner", "corner", "far", "lean"];
const close: readonly FrameKind[] = ["corner", "far", "far", "none"];

/** Palms at the side: a tall one, a pair, a crown in the corner, two far away, or none. */
export function frame(
  stage: Stage,
  y = 480,
  kinds: readonly FrameKind[] = stage.top > 100 ? close : open,
): string {
  const { light, left, top, int } = stage;
  const kind = stage.pick(kinds);
  const height = y - top - int(150, 190);
  if (kind === "none") return "";
  if (kind === "tall") return palm(stage, left + int(50, 110), y, height, { lean: int(30, 60), size: 1.2 });
  if (kind === "lean") return palm(stage, left - 60, y, height, { lean: 170, size: 1.2 });
  if (kind === "corner") return overhang(stage, left + int(-10, 30), top + int(84, 120));
  if (kind === "pair")
    return (
      palm(stage, left + int(40, 80), y, height, { lean: int(40, 60), size: 1.15 }) +
      palm(stage, left + int(150, 190), y, height * 0.62, { lean: int(24, 50), size: 0.85 })
    );
  const islet = (x: number) => `M${x - 70} ${horizon + 10}q30-16 60-12 40-10 90 12z`;
  const x = left + int(110, 160);
  return (
    fill(light.near, islet(905) + islet(x)) +
    palm(stage, x, horizon + 6, 112, { lean: 16, fill: light.near, size: 0.42 }) +
    palm(stage, int(890, 930), horizon + 6, 130, { lean: -16, fill: light.near, size: 0.44 })
  );
}
