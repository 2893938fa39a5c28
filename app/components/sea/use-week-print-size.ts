import { useVenueClosed } from "../events/use-venue-closed";
import { useWords } from "../site/words";
import type { DayOfWeek } from "./week-days";

/**
 * Approximate letters per line on paper, of which a time takes 14. Longer lists are set smaller; beyond that, places
 * are left to the calendar.
 */
const lettersOfLine = 95;
const clockLetters = 14;
const mostLines = 11;
const mostSmall = 16;

/** The class of a week whose lists take more of a printed sheet than usual. */
export function useWeekPrintSize(days: readonly DayOfWeek[]): string {
  const { t } = useWords();
  const { stillOn } = useVenueClosed();
  const lines = days.map(({ events, more }) => {
    const said = events.map(({ texts, closed, cancelled_at }) =>
      [
        texts.title.text,
        cancelled_at ? t("week.cancelled") : texts.location.text,
        closed ? stillOn(closed) : "",
      ].join(" "),
    );
    const letters = said.reduce((all, one) => all + one.length + clockLetters, more > 0 ? clockLetters : 0);
    return Math.ceil(letters / lettersOfLine);
  });
  const count = lines.reduce((all, one) => all + one, 0);
  if (count > mostSmall) return " is-dense is-full";
  return count > mostLines ? " is-dense" : "";
}
