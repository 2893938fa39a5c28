import { parseTime } from "../time/days";
import type { Hour } from "./portrait-parts";

/** Until when each light lasts; the sun sets between six and a quarter to seven all year. */
const until: readonly (readonly [time: string, hour: Hour])[] = [
  ["04:30", "night"],
  ["10:00", "dawn"],
  ["16:00", "noon"],
  ["18:15", "golden"],
  ["19:00", "dusk"],
];

/** The light an event is drawn in: that of the time it begins; none if it has no time. */
export function hourOfStart(start: string | null | undefined): Hour | undefined {
  const minutes = parseTime(start ?? "");
  if (minutes === null) return undefined;
  return until.find(([time]) => minutes < (parseTime(time) ?? 0))?.[1] ?? "night";
}
