import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { endTypes, patternTypes } from "../../rules/events/recurrence";
import { dateInWords } from "../../rules/time/dates";
import { parseDay, weekdayOfDay } from "../../rules/time/days";
import { Checkbox } from "../../ui/checkbox";
import { CheckboxGroup } from "../../ui/checkbox-group";
import { ChoiceField, LineField } from "./entry-fields";
import { useFormState } from "./form-state";

/** How an event repeats. With scripts only what the chosen pattern and end ask for is shown; bare, everything is. */
export function RecurrenceFields({ today }: { today: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const { text, rows, problem } = useFormState();
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const [isRecurring, setRecurring] = useState(text("is_recurring") === "on");
  const [pattern, setPattern] = useState(text("pattern_type"));
  const [end, setEnd] = useState(text("end_type") || "never");
  const part = useRef<HTMLFieldSetElement>(null);
  const [weekday, setWeekday] = useState<string[]>([]);
  // A class that begins on a Friday most likely repeats on Fridays.
  const choosePattern = (value: string) => {
    setPattern(value);
    const date = new FormData(part.current?.closest("form") ?? undefined).get("event_date");
    const start = parseDay(String(date ?? ""));
    setWeekday(start === null ? [] : [String(weekdayOfDay(start))]);
  };
  const shows = (condition: boolean) => !hasScripts || condition;
  const label = (name: "interval" | "weekdays" | "dayOfMonth" | "endCount" | "endDate") =>
    t(`eventForm.recurrence.${name}`);
  return (
    <>
      <Checkbox
        name="is_recurring"
        label={t("eventForm.fields.recurring")}
        error={problem("is_recurring")}
        defaultChecked={isRecurring}
        onChange={({ currentTarget }) => setRecurring(currentTarget.checked)}
      />
      {shows(isRecurring) ? (
        <fieldset className="grid gap-5 rounded-lg border border-line bg-card p-5" ref={part}>
          <legend className="px-2 font-bold">{t("eventForm.recurrence.title")}</legend>
          <ChoiceField
            name="pattern_type"
            label={t("eventForm.recurrence.pattern")}
            options={patternTypes.map((value) => ({ value, label: t(`eventForm.recurrence.${value}`) }))}
            onChoose={choosePattern}
            required={isRecurring}
          />
          <LineField
            name="interval_value"
            label={label("interval")}
            type="number"
            min={1}
            max={366}
            usual="1"
            inputMode="numeric"
          />
          {shows(pattern === "weekly") ? (
            <CheckboxGroup
              name="days_of_week"
              label={label("weekdays")}
              hint={t("eventForm.recurrence.weekdaysHint")}
              error={problem("days_of_week")}
              values={rows("days_of_week").length > 0 ? rows("days_of_week") : weekday}
              narrow
              choices={[0, 1, 2, 3, 4, 5, 6].map((day) => ({
                value: String(day),
                // The first of November 2026 is a Sunday.
                label: dateInWords(`2026-11-0${day + 1}`, "weekdayName", language),
              }))}
            />
          ) : null}
          {shows(pattern === "monthly") ? (
            <LineField
              name="day_of_month"
              label={label("dayOfMonth")}
              hint={t("eventForm.recurrence.dayOfMonthHint")}
              type="number"
              min={1}
              max={31}
              inputMode="numeric"
            />
          ) : null}
          <ChoiceField
            name="end_type"
            label={t("eventForm.recurrence.end")}
            options={endTypes.map((value) => ({
              value,
              label: t(`eventForm.recurrence.${endWords[value]}`),
            }))}
            usual="never"
            onChoose={setEnd}
          />
          {shows(end === "after_count") ? (
            <LineField
              name="end_count"
              label={label("endCount")}
              type="number"
              min={1}
              max={366}
              inputMode="numeric"
            />
          ) : null}
          {shows(end === "by_date") ? (
            <LineField name="end_date" label={label("endDate")} type="date" min={today} />
          ) : null}
        </fieldset>
      ) : null}
    </>
  );
}

const endWords = { never: "never", after_count: "afterCount", by_date: "byDate" } as const;
