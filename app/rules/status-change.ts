import type { OpenStatus } from "./open-status";
import { instantOfDay, localDay } from "./panama-time";

const minute = 60_000;

/**
 * Seconds for which what a page says of these places stays true: to the first opening or closing, at most to midnight,
 * when "tomorrow" becomes today. The closing minute itself still counts as open.
 */
export function secondsTrue(statuses: readonly OpenStatus[], now: Date): number {
  const midnight = instantOfDay(localDay(now) + 1, 0).getTime();
  const changes = statuses.flatMap((status) => {
    if (status.state === "open" && status.closesAt) return [status.closesAt.getTime() + minute];
    if (status.state === "closed" && status.opensAt) return [status.opensAt.getTime()];
    return [];
  });
  return Math.max(1, Math.floor((Math.min(midnight, ...changes) - now.getTime()) / 1000));
}
