import { metresText } from "./height-text";
import { down } from "./tide-curve";
import type { TideDay } from "./tide-month";

/** Where the highest and lowest sea of a year are, in percent. */
const frame = { from: 0, until: 1, top: 36, foot: 80 };

type Place = { x: number; y: number };
/** All days that are the same in tenths of a metre. */
type Height = Place & { metres: number; dates: string[] };

export type MonthPicture = {
  /** The sea at each day's highest and lowest water, in a 1000 × 1000 drawing. */
  high: string;
  low: string;
  highest: Height;
  lowest: Height;
  moons: { x: number; day: number; angle: number }[];
  /** Along the foot: the first day, and every fifth. */
  days: { x: number; day: number }[];
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
  const highs = marks.map((mark) => ({ ...place(mark, mark.most), metres: mark.most, date: mark.date }));
  const lows = marks.map((mark) => ({ ...place(mark, mark.least), metres: mark.least, date: mark.date }));
  return {
    high: surface(highs),
    low: surface(lows),
    highest: withTies(
      highs.reduce((best, one) => (one.metres > best.metres ? one : best)),
      highs,
    ),
    lowest: withTies(
      lows.reduce((best, one) => (one.metres < best.metres ? one : best)),
      lows,
    ),
    days: known.flatMap(({ date }, index) => {
      const day = Number(date.slice(8));
      return day === 1 || day % 5 === 0 ? [{ x: at(index), day }] : [];
    }),
    moons: known.flatMap(({ date, moon }, index) =>
      moon.away === 0 && moon.quarterAt !== null
        ? [{ x: at(index), day: Number(date.slice(8)), angle: moon.angle }]
        : [],
    ),
    boat: highs[known.findIndex(({ date }) => date === today)] ?? null,
  };
}

type OfDay = Place & { metres: number; date: string };

function withTies({ x, y, metres }: OfDay, all: readonly OfDay[]): Height {
  const same = all.filter((one) => metresText(one.metres) === metresText(metres));
  return { x, y, metres, dates: same.map(({ date }) => date) };
}

/** Bends at every second day, through the middles between them, so that it never swings past them. */
function surface(points: readonly Place[]): string {
  const bends = points
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [first, last] = [bends[0], bends.at(-1)];
  if (!first || !last) return "";
  let [x, y] = [-9, first[1]];
  const to = (nextX: number, nextY: number) => `${nextX - x} ${nextY - y}`;
  const curves = bends.slice(0, -1).map(([bendX, bendY], index) => {
    const [followingX, followingY] = bends[index + 1] ?? first;
    const end = [Math.round((bendX + followingX) / 2), Math.round((bendY + followingY) / 2)] as const;
    const curve = `q${to(bendX, bendY)} ${to(...end)}`;
    [x, y] = end;
    return curve.replaceAll(" -", "-");
  });
  // Its sides and foot are outside the drawing.
  return `M-9 ${first[1]}${curves.join("")}T1009 ${last[1]}V1009H-9Z`;
}
