import { mix } from "../drawing/colour";
import { fill, line, oval } from "../drawing/pen";
import { box } from "../drawing/shapes";
import { edge, type Stage } from "../drawing/stage";
import { glow } from "../parts/lamps";

/** A table at the bottom of a picture; its boards widen toward the viewer. */
export function table(stage: Stage, y: number, wood = "#b5763f"): string {
  const top = stage.warm(wood);
  return (
    fill(top, box(edge.left, y, edge.width, edge.foot - y)) +
    line(
      stage.warmShade(wood, 0.75),
      3,
      [40, 92, 158, 240].map((down) => `M-720 ${y + down}H1680`).join(""),
      0.5,
    ) +
    fill(mix(top, "#fff0cf", 0.4), box(edge.left, y, edge.width, 5)) +
    fill(stage.warmShade(wood), "M-720 690Q480 590 1680 690V840H-720z", 0.45)
  );
}

/** The reflection of a lamp or a low sun on a table. */
export function pool(stage: Stage, x: number, y: number, rx: number, ry: number): string {
  glow(stage, 0, 0, 0);
  return oval("url(#g)", x, y, rx * 1.2, ry * 1.5, stage.lamps ? 0.7 : 0.45);
}

/** A wooden floor that widens toward the viewer. */
export function deck(stage: Stage, y: number, wood = "#a8784f"): string {
  let planks = "";
  for (let x = -2400; x < 3400; x += 160) planks += `M${Math.round(480 + (x - 480) * 0.44)} ${y}L${x} 840`;
  return (
    fill(stage.lit(wood), box(edge.left, y, edge.width, edge.foot - y)) +
    line(stage.shade(wood, 0.8), 2.5, planks, 0.55) +
    fill(stage.shine(wood, 0.4), box(edge.left, y, edge.width, 5))
  );
}
