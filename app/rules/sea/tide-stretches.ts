import type { SpotTide } from "./surf-spot";
import type { Water } from "./tide-at";

export type Stretch = { from: number; until: number };

type Part = "low" | "rising" | "falling" | "high";

/** The thirds of the way between waters that belong to each tide. */
const partsOf: Record<SpotTide, readonly Part[]> = {
  low: ["low"],
  "low-mid": ["low", "rising", "falling"],
  mid: ["rising", "falling"],
  rising: ["rising"],
  "mid-high": ["rising", "high", "falling"],
  high: ["high"],
  any: ["low", "rising", "high", "falling"],
};

const minute = 60_000;
/** Shorter ones aren't worth it. */
const shortest = 30 * minute;

/** The stretches within a span; the waters must reach beyond it. */
export function stretchesOf(tide: SpotTide, waters: readonly Water[], span: Stretch): Stretch[] {
  const wanted = partsOf[tide];
  const joined: Stretch[] = [];
  for (const { part, from, until } of partsIn(waters)) {
    if (!wanted.includes(part)) continue;
    const last = joined.at(-1);
    if (last?.until === from) last.until = until;
    else joined.push({ from, until });
  }
  return joined
    .map(({ from, until }) => ({ from: Math.max(from, span.from), until: Math.min(until, span.until) }))
    .filter(({ from, until }) => until - from >= shortest);
}

/** Thirds of the time between waters; half the water moves in the middle one. */
function partsIn(waters: readonly Water[]): (Stretch & { part: Part })[] {
  return waters.slice(1).flatMap((next, index) => {
    const last = waters[index] ?? next;
    const third = (next.at - last.at) / 3;
    const [first, second] = [last.at + third, next.at - third].map((at) => Math.round(at / minute) * minute);
    const [from = last.at, until = next.at] = [first, second];
    return [
      { part: last.kind, from: last.at, until: from },
      { part: last.kind === "low" ? ("rising" as const) : ("falling" as const), from, until },
      { part: next.kind, from: until, until: next.at },
    ];
  });
}
