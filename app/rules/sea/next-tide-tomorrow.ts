import { localDay, startOfDay } from "../time/panama-time";
import type { Water } from "./tide-at";

/** The midnight that makes tomorrow's next water today's; null if it's today's already. */
export function tomorrowBegins(next: Water | null, now: Date): number | null {
  const midnight = startOfDay(localDay(now) + 1);
  return next !== null && next.at >= midnight ? midnight : null;
}
