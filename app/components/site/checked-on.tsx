import { dateInWords } from "../../rules/time/dates";
import { useWords } from "./words";

/** Once an admin has entered the day, visitors see how fresh a number is. */
export function CheckedOn({ day }: { day: string | null }) {
  const { t, language } = useWords();
  if (!day) return null;
  return (
    <p className="checked">
      <time dateTime={day}>{t("info.checkedOn", { date: dateInWords(day, "long", language) })}</time>
    </p>
  );
}
