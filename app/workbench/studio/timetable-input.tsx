import { type ComponentProps, useState } from "react";
import { useTravelWords } from "../../components/content/use-travel-words";
import { useWords } from "../../components/site/words";
import { alikeDays, readTimetable } from "../../rules/info/bus-timetable";
import { daysInWords } from "../../rules/places/week-words";
import { TextArea } from "../../ui/text-input";

type Props = Omit<ComponentProps<"textarea">, "defaultValue"> & { value: string };

/** With a preview of how visitors will read it. */
export function TimetableInput({ value, ...area }: Props) {
  const { t, language } = useWords();
  const { departures } = useTravelWords();
  const [text, setText] = useState(value);
  const read = readTimetable(text);
  const lines = read.ok ? alikeDays(read.timetable) : [];
  return (
    <>
      <TextArea {...area} rows={3} defaultValue={value} onChange={(event) => setText(event.target.value)} />
      {lines.length > 0 && (
        <div className="hint" aria-live="polite">
          {t("studio.editor.readAs")}
          <ul>
            {lines.map(({ weekdays, hasHolidays, minutes }) => {
              const days = [
                // `daysInWords` counts from Monday.
                weekdays.length > 0 &&
                  daysInWords(
                    weekdays.map((day) => (day + 6) % 7),
                    language,
                  ),
                hasHolidays && t("studio.editor.holidays"),
              ].filter(Boolean);
              return <li key={days.join()}>{`${days.join(", ")}: ${departures(minutes)}`}</li>;
            })}
          </ul>
        </div>
      )}
    </>
  );
}
