import { feetText, metresText } from "../../rules/sea/height-text";
import type { MoonFact } from "../../rules/sea/moon-of-day";
import type { Tide, Water } from "../../rules/sea/tide-at";
import { type SeaHour, windRose } from "../../rules/sea/wave-forecast";
import { clockParts, dateInWords } from "../../rules/time/date-words";
import { atTimeText, localDate, timeText } from "../../rules/time/panama-time";
import { useWords } from "../site/words";

/** Heights, times and tides in words, in the page's language. */
export function useSeaWords() {
  const { t, language } = useWords();
  /** After "at" or "until", with the article Spanish needs. */
  const at = (instant: number) => atTimeText(new Date(instant), language);
  const height = (metres: number) => t("sea.height", { metres: metresText(metres), feet: feetText(metres) });
  const compass = (degrees: number) => t(`sea.winds.${windRose(degrees)}`);
  return {
    at,
    height,
    /** "Low at 10:36 AM, −0.2 m, High at 5:03 PM, 3.3 m" */
    watersText: (waters: readonly Water[]) =>
      waters
        .map(({ kind, metres, at: instant }) =>
          t(`sea.line.${kind}`, { metres: metresText(metres), time: at(instant) }),
        )
        .join(", "),
    clock: (instant: number) => timeText(new Date(instant), language),
    clockParts: (instant: number) => clockParts(timeText(new Date(instant), language)),
    /** "from S, wind 7 kn SE" */
    waveWords({ direction, wind }: SeaHour): string {
      const from = t("sea.waves.from", { direction: compass(direction) });
      return wind
        ? `${from}, ${t("sea.waves.wind", { knots: wind.knots, direction: compass(wind.direction) })}`
        : from;
    },
    /** "High at 4:11 PM, 3.3 m (10.7 ft), then down to 0.1 m by 10:10 PM." */
    turns({ next, after }: Tide): string {
      if (!next) return "";
      const first = t(`sea.next.${next.kind}`, { time: at(next.at), height: height(next.metres) });
      if (!after) return `${first}.`;
      const then = { metres: metresText(after.metres), time: at(after.at) };
      return first + t(after.kind === "high" ? "sea.next.thenHigh" : "sea.next.thenLow", then);
    },
    /** "Down to 0.1 m (0.3 ft). High at 4:11 PM, 3.3 m (10.7 ft)." */
    lowAndHigh(low: Water | null, high: Water | undefined): string {
      const parts = [
        low && t("sea.today.downTo", { height: height(low.metres) }),
        high && `${t("sea.next.high", { time: at(high.at), height: height(high.metres) })}.`,
      ];
      return parts.filter(Boolean).join(" ");
    },
    /** The moon on a date: the day of the nearest phase, or else when it rises or sets. */
    moonWhen({ away, quarterAt, turn }: MoonFact, date: string, isToday: boolean): string {
      const dayOf = (instant: number) => {
        const other = localDate(new Date(instant));
        if (isToday) return t(other < date ? "sea.away.before" : "sea.away.after");
        return t("sea.away.on", { day: dateInWords(other, "weekdayName", language) });
      };
      if (quarterAt !== null) {
        return away === 0 ? t("sea.moon.at", { time: at(quarterAt) }) : dayOf(quarterAt);
      }
      if (!turn) return "";
      const time = at(turn.at);
      return localDate(new Date(turn.at)) === date
        ? t(`sea.moon.${turn.kind}`, { time })
        : t(`sea.moon.${turn.kind}On`, { day: dayOf(turn.at), time });
    },
  };
}
