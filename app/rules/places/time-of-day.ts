import { hoursWords } from "./hours-words";
import { isBare, minutesOf, tells24 } from "./spoken-clock";

/**
 * One time of the day, as a hotel writes when its guests arrive and leave: "3 PM", "15:00", "11h", "by noon". Without
 * a half of the day seven to twelve are the morning and noon; "3" claims nothing.
 */
export function parseTimeOfDay(text: string | null | undefined): number | null {
  const words = hoursWords((text ?? "").slice(0, 100)).filter(({ is }) => is !== "to");
  const [word, another] = words;
  if (word?.is !== "clock" || another) return null;
  const { clock } = word;
  const isUntold = isBare(clock) && !tells24(clock) && clock.hour < 7;
  return isUntold ? null : minutesOf(clock, clock.half) % (24 * 60);
}
