import { mix } from "../drawing/colour";
import { dashes, fill, line } from "../drawing/pen";
import { box } from "../drawing/shapes";
import { edge, type Stage, horizon as usual } from "../drawing/stage";

type Options = { horizon?: number; to?: number; glitter?: boolean };

/** The water has the sky's color at the horizon; the sun's reflection widens toward the viewer. */
export function sea(stage: Stage, { horizon = usual, to = 560, glitter = true }: Options = {}): string {
  const { light } = stage;
  const [far, close] = light.sea;
  stage.define(
    "w",
    () =>
      `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${far}"/><stop offset=".28" stop-color="${mix(far, close, 0.55)}"/><stop offset="1" stop-color="${close}"/></linearGradient>`,
  );
  const deep = to - horizon;
  const rows = [0.07, 0.16, 0.27, 0.4, 0.55, 0.72, 0.9].map((share) => Math.round(horizon + deep * share));
  const ripples = rows.map((y, index) => `M${-720 - index * 137} ${y}H1680`).join("");
  return (
    fill("url(#w)", box(edge.left, horizon, edge.width, deep)) +
    dashes(mix(far, light.glint, 0.4), 2.5, "90 310 150 420 60 240", ripples, 0.5) +
    (glitter ? path(stage, horizon, deep) : "")
  );
}

function path(stage: Stage, horizon: number, deep: number): string {
  const { light, sun, dice } = stage;
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const glints = rows.map((row) => {
    const share = row / 12;
    const width = 20 + 78 * share * dice() + 20 * dice();
    const x = sun.x - width / 2 + (dice() - 0.5) * (16 + 84 * share);
    return `M${Math.round(x)} ${Math.round(horizon + 5 + share * deep * 0.86)}h${Math.round(width)}`;
  });
  return (
    line(light.glint, 2, glints.slice(0, 5).join(""), 0.85) +
    line(light.glint, 4, glints.slice(5).join(""), 0.85)
  );
}
