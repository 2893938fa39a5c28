import { instantOfDay } from "./panama-time";

/** In milliseconds. */
export function startOfDay(day: number): number {
  return instantOfDay(day, 0).getTime();
}
