import type { Point } from "../../app/rules/content/way-map";

/** Whole steps of a tenth of a unit from point to point, which is the shortest spelling of a path. */
export const scale = 10;

const round = ({ x, y }: Point) => ({ x: Math.round(x * scale), y: Math.round(y * scale) });

export function polygon(points: Point[]): string {
  return `${steps(points)}z`;
}

function steps(points: Point[]): string {
  let pen = { x: 0, y: 0 };
  return points
    .map(round)
    .map((point, index) => {
      const step = index === 0 ? `M${pair(point)}` : pair({ x: point.x - pen.x, y: point.y - pen.y });
      const isStill = index > 0 && point.x === pen.x && point.y === pen.y;
      pen = point;
      return isStill ? "" : index === 1 ? `l${step}` : step;
    })
    .filter(Boolean)
    .reduce((path, step) => path + (path && /\d$/.test(path) && /^\d/.test(step) ? " " : "") + step, "");
}

export function curve(start: Point, pieces: [Point, Point, Point][]): string {
  let pen = round(start);
  const steps = pieces.map((piece) => {
    const points = piece.map(round);
    const text = points.map((point) => pair({ x: point.x - pen.x, y: point.y - pen.y })).join(" ");
    pen = points.at(-1) ?? pen;
    return text;
  });
  return `M${pair(round(start))}c${steps.join(" ")}`;
}

/** A minus sign also separates numbers. */
function pair({ x, y }: Point): string {
  return `${x}${y < 0 ? "" : " "}${y}`;
}
