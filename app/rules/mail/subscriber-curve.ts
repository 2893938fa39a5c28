import { monthGrid } from "../time/month-grid";

type InMonth = { month: string; count: number };
export type CurvePoint = { month: string; readers: number };

const monthsShown = 24;

/** Subscribers at the end of each month, for up to two years, without gaps. */
export function subscriberCurve(
  confirmed: readonly InMonth[],
  left: readonly InMonth[],
  current: string,
): CurvePoint[] {
  const changes = new Map<string, number>();
  for (const { month, count } of confirmed) changes.set(month, (changes.get(month) ?? 0) + count);
  for (const { month, count } of left) changes.set(month, (changes.get(month) ?? 0) - count);
  const first = [...changes.keys()].sort()[0];
  if (first === undefined) return [];
  const points: CurvePoint[] = [];
  let readers = 0;
  for (let month: string | null | undefined = first; month && month <= current; ) {
    readers += changes.get(month) ?? 0;
    points.push({ month, readers });
    month = monthGrid(month, `${current}-01`)?.next;
  }
  return points.slice(-monthsShown);
}
