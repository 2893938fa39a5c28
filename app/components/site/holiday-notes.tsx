import { isHoliday } from "../../rules/info/public-holidays";
import { dateInWords } from "../../rules/time/date-words";
import { parseDay } from "../../rules/time/days";
import { useWords } from "./words";

/** Places give no hours of their own for public holidays. */
export function HolidayNotes({ days }: { days: readonly string[] }) {
  const { t, language } = useWords();
  return days
    .filter((date) => isHoliday(parseDay(date) ?? 0))
    .map((date) => <p key={date}>{t("sea.today.holiday", { day: dateInWords(date, "day", language) })}</p>);
}
