import { instantOfDay, localDay } from "../time/panama-time";
import type { Water } from "./tide-at";

/** The midnight that makes tomorrow's next water today's; null if it's today's already. */
export function tomorrowBegins(next: Water | null, now: Date): number | null {
  const midnight = instantOfDay(localDay(now) + 1, 0).getTime();
  return next !== null && next.at >= midnight ? midnight : null;
}
