import { isHoliday } from "../../rules/info/public-holidays";
import { dateInWords } from "../../rules/time/date-words";
import { parseDay } from "../../rules/time/days";
import { useWords } from "./words";

/** Places give no hours of their own for public holidays. Null on other days. */
export function useHolidayNote() {
  const { t, language } = useWords();
  return (date: string) =>
    isHoliday(parseDay(date) ?? 0)
      ? t("sea.today.holiday", { day: dateInWords(date, "day", language) })
      : null;
}

export function HolidayNotes({ days }: { days: readonly string[] }) {
  const note = useHolidayNote();
  return days.flatMap((date) => {
    const text = note(date);
    return text === null ? [] : <p key={date}>{text}</p>;
  });
}
