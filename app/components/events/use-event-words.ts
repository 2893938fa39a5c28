import { endsNextDay } from "../../rules/events/event-end";
import type { EventView } from "../../rules/events/event-view";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { type RecurrenceWords, recurrenceInWords, timesInWords } from "../../rules/events/recurrence-words";
import { type DateStyle, dateInWords, spanInWords } from "../../rules/time/date-words";
import { parseDay } from "../../rules/time/days";
import { useWords } from "../site/words";

type Times = Pick<EventView, "start_time" | "end_time">;
type Rule = RecurrencePattern & Times & { first_date: string };

/** Dates, times and recurrence rules in words, in the page's language. */
export function useEventWords() {
  const { t, language } = useWords();
  let known: RecurrenceWords | undefined;
  // Forty phrases that a plain list of dates never needs: looked up on first use.
  const words = () => {
    known ??= t("events.words", { returnObjects: true });
    return known;
  };
  const date = (day: string, style: DateStyle) => dateInWords(day, style, language);
  const hours = (event: Times) => timesInWords(event, words()) || t("events.page.allDay");
  return {
    date,
    span: (first: string, last: string) => spanInWords(first, last, language),
    hours,
    /** Its hours, and whether they go on past midnight. */
    times(event: Times): string {
      const text = hours(event);
      return endsNextDay(event) ? t("events.page.nextDay", { time: text }) : text;
    },
    rule: (rule: Rule) => recurrenceInWords(rule, parseDay(rule.first_date) ?? 0, rule, words()),
  };
}
