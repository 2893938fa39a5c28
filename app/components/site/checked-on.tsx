import { dateInWords } from "../../rules/time/date-words";
import { useWords } from "./words";

/** The day a number was last checked, if an admin entered it. */
export function CheckedOn({ day }: { day: string | null }) {
  if (!day) return null;
  return (
    <p className="checked">
      <DayChecked day={day} />
    </p>
  );
}

export function DayChecked({ day }: { day: string }) {
  const { t, language } = useWords();
  return <time dateTime={day}>{t("info.checkedOn", { date: dateInWords(day, "long", language) })}</time>;
}
