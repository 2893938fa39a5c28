import { instantOfDay, localDay } from "../time/panama-time";
import type { OpenStatus } from "./open-status";

const minute = 60_000;

/**
 * Until when what a page says of these places stays true: the first opening or closing, at most midnight, when
 * "tomorrow" becomes today. The closing minute itself still counts as open.
 */
export function trueUntil(statuses: readonly OpenStatus[], now: Date): Date {
  const midnight = instantOfDay(localDay(now) + 1, 0).getTime();
  const changes = statuses.flatMap((status) => {
    if (status.state === "open" && status.closesAt) return [status.closesAt.getTime() + minute];
    if (status.state === "closed" && status.opensAt) return [status.opensAt.getTime()];
    return [];
  });
  return new Date(Math.min(midnight, ...changes));
}

export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.floor((instant.getTime() - now.getTime()) / 1000));
}

/** Of several moments at which a page says something else, the first that is still to come; at most a day ahead. */
export function firstAfter(now: Date, moments: readonly (Date | number | null)[]): Date {
  const coming = moments.map(Number).filter((moment) => moment > now.getTime());
  return new Date(Math.min(now.getTime() + 1440 * minute, ...coming));
}
