import type { MapPoint } from "../../app/rules/town/village";

const whole = ({ x, y }: MapPoint) => ({ x: Math.round(x), y: Math.round(y) });
const at = (points: readonly MapPoint[], index: number) =>
  points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };

/** A smooth line in whole relative steps: one is two metres, finer than any stroke. */
export function curve(points: readonly MapPoint[], start = "M"): string {
  const pen = whole(at(points, 0));
  let path = `${start}${pen.x} ${pen.y}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => at(points, index + step)) as [
      MapPoint,
      MapPoint,
      MapPoint,
      MapPoint,
    ];
    const steps = [
      { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 },
      { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 },
      c,
    ].map((point) => whole({ x: point.x - pen.x, y: point.y - pen.y }));
    const text = steps.flatMap(({ x, y }) => [x, y]).join(" ");
    path += `${index ? " " : "c"}${text}`.replaceAll(" -", "-");
    const last = at(steps, 2);
    pen.x += last.x;
    pen.y += last.y;
  }
  return path;
}
