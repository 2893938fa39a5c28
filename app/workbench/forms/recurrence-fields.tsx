import { useEffect, useRef } from "react";
import { useWords } from "../../components/site/words";
import { noRule } from "../../rules/events/edit-scope";
import { patternTypes } from "../../rules/events/recurrence";
import { dateInWords } from "../../rules/time/date-words";
import { parseDay, weekdayOfDay } from "../../rules/time/days";
import { Checkbox } from "../../ui/checkbox";
import { ChipChoices } from "../../ui/chip-choices";
import { Fold } from "../../ui/fold";
import { useOpenPart } from "./folded-part";
import { useFormState } from "./form-state";
import { LineField } from "./labelled-fields";
import { RecurrenceSummary } from "./recurrence-summary";
import { WeekdayAbbreviation } from "./weekday-abbreviation";

const ends = [
  ["never", "never"],
  ["by_date", "byDate"],
  ["after_count", "afterCount"],
] as const;
const days = { first: 1, last: 366 };

/** Starts as weekly, on the weekday of the date, without an end. */
export function RecurrenceFields({ today }: { today: string }) {
  const { t, language } = useWords();
  const { text, rows, problem, concerns } = useFormState();
  const part = useWeekdayOfDate();
  const interval = text("interval_value") || "1";
  const seldom = useOpenPart("seldom", interval !== "1" || concerns(["interval_value"]));
  const number = { type: "number", min: days.first, inputMode: "numeric" } as const;
  return (
    <div className="if-ticked grid gap-5" ref={part}>
      <Checkbox
        name="is_recurring"
        label={t("eventForm.fields.recurring")}
        error={problem("is_recurring")}
        defaultChecked={text("is_recurring") === "on"}
      />
      <fieldset className="repetition rounded-lg border border-line bg-card p-4 sm:p-5">
        <legend className="px-2 font-bold">{t("eventForm.recurrence.title")}</legend>
        <ChipChoices
          type="radio"
          name="pattern_type"
          label={t("eventForm.recurrence.pattern")}
          error={problem("pattern_type")}
          choices={patternTypes.map((value) => ({ value, label: t(`eventForm.recurrence.${value}`) }))}
          values={[text("pattern_type") || "weekly"]}
        />
        <div className="when-weekly">
          <ChipChoices
            type="checkbox"
            isWeek
            name="days_of_week"
            label={t("eventForm.recurrence.weekdays")}
            hint={t("eventForm.recurrence.weekdaysHint")}
            error={problem("days_of_week")}
            values={rows("days_of_week")}
            choices={[0, 1, 2, 3, 4, 5, 6].map((day) => ({
              value: String(day),
              // November 1, 2026 is a Sunday.
              label: (
                <WeekdayAbbreviation name={dateInWords(`2026-11-0${day + 1}`, "weekdayName", language)} />
              ),
            }))}
          />
        </div>
        <div className="when-monthly">
          <LineField
            {...number}
            name="day_of_month"
            label={t("eventForm.recurrence.dayOfMonth")}
            hint={t("eventForm.recurrence.dayOfMonthHint")}
            max={31}
          />
        </div>
        <ChipChoices
          type="radio"
          name="end_type"
          label={t("eventForm.recurrence.end")}
          hint={t("eventForm.recurrence.endHint")}
          error={problem("end_type")}
          choices={ends.map(([value, word]) => ({ value, label: t(`eventForm.recurrence.${word}`) }))}
          values={[text("end_type") || "never"]}
        />
        <div className="when-counted">
          <LineField
            {...number}
            name="end_count"
            label={t("eventForm.recurrence.endCount")}
            isAskedFor
            max={days.last}
          />
        </div>
        <div className="when-dated">
          <LineField
            name="end_date"
            label={t("eventForm.recurrence.endDate")}
            isAskedFor
            type="date"
            min={today}
          />
        </div>
        <Fold title={t("eventForm.recurrence.seldom")} {...seldom}>
          <LineField
            {...number}
            name="interval_value"
            label={t("eventForm.recurrence.interval")}
            max={days.last}
            usual="1"
          />
        </Fold>
        <RecurrenceSummary today={today} />
      </fieldset>
    </div>
  );
}

/** The weekday follows the date until another one is ticked. The days of an existing series aren't changed. */
function useWeekdayOfDate() {
  const part = useRef<HTMLDivElement>(null);
  const { text } = useFormState();
  const shownPattern = text("rule_before");
  const isNew = shownPattern === "" || shownPattern === noRule;
  const start = text("event_date");
  useEffect(() => {
    const form = part.current?.closest("form");
    if (!form || !isNew) return;
    let before = weekdayOf(start);
    const follow = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      if (name !== "event_date" && name !== "is_recurring") return;
      const weekday = weekdayOf(String(new FormData(form).get("event_date") ?? ""));
      const boxes = [...form.querySelectorAll<HTMLInputElement>("[name=days_of_week]")];
      const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
      if (weekday !== null && ticked.every((day) => day === before))
        for (const box of boxes) box.checked = box.value === weekday;
      before = weekday;
    };
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, [isNew, start]);
  return part;
}

function weekdayOf(date: string): string | null {
  const day = parseDay(date);
  return day === null ? null : String(weekdayOfDay(day));
}
