import { down } from "./tide-curve";
import type { TideDay } from "./tide-month";

/** Where the highest and lowest sea of a year are, in percent. */
const frame = { from: 0, until: 1, top: 36, foot: 91 };

type Place = { x: number; y: number };

export type MonthPicture = {
  /** The sea at each day's highest and lowest water, in a 1000 × 1000 drawing. */
  high: string;
  low: string;
  highest: Place & { metres: number };
  lowest: Place & { metres: number };
  moons: { x: number; day: number; angle: number }[];
  /** On the surface, today. */
  boat: Place | null;
};

/** A month as a landscape: wide between its waters at spring tides, narrow at neaps. */
export function monthPicture(days: readonly TideDay[], today: string): MonthPicture | null {
  const known = days.filter(({ waters }) => waters.length > 0);
  if (known.length < 2) return null;
  const at = (index: number) => Math.round(((index + 0.5) / known.length) * 1000) / 10;
  const marks = known.map(({ date, waters }, index) => {
    const heights = waters.map(({ metres }) => metres);
    return { date, x: at(index), most: Math.max(...heights), least: Math.min(...heights) };
  });
  const place = ({ x }: { x: number }, metres: number) => ({
    x,
    y: Math.round(down(frame, metres) * 10) / 10,
  });
  const highs = marks.map((mark) => ({ ...place(mark, mark.most), metres: mark.most }));
  const lows = marks.map((mark) => ({ ...place(mark, mark.least), metres: mark.least }));
  return {
    high: surface(highs),
    low: surface(lows),
    highest: highs.reduce((best, one) => (one.metres > best.metres ? one : best)),
    lowest: lows.reduce((best, one) => (one.metres < best.metres ? one : best)),
    moons: known.flatMap(({ date, moon }, index) =>
      moon.away === 0 && moon.quarterAt !== null
        ? [{ x: at(index), day: Number(date.slice(8)), angle: moon.angle }]
        : [],
    ),
    boat: highs[known.findIndex(({ date }) => date === today)] ?? null,
  };
}

/** Through the middles between the points, so that it bends where they are and never swings past them. */
function surface(points: readonly Place[]): string {
  const [first, ...others] = points.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const);
  if (!first) return "";
  let last = first;
  const curves = others.map((point) => {
    const [x, y] = last;
    last = point;
    return `Q${x} ${y} ${Math.round((x + point[0]) / 2)} ${Math.round((y + point[1]) / 2)}`;
  });
  // Its sides and foot are outside the drawing.
  return `M-9 ${first[1]}${curves.join("")}L1009 ${last[1]}V1009H-9Z`;
}
