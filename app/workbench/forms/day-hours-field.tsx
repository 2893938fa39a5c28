import { useState } from "react";
import { useWords } from "../../components/site/words";
import { dayProblem } from "../../forms/places/hours-problem";
import { dayText } from "../../rules/places/day-hours";
import type { DayOfHours } from "../../rules/places/hours";
import { dayAsTyped, dayInWords } from "../../rules/places/week-words";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { useFormState } from "./form-state";
import { useFieldProblem } from "./use-field-problem";

/** What fits into one line on a phone. */
const lineLength = 26;

/** A textarea, because two shifts may need a second line. */
export function DayHoursField({ day }: { day: DayOfHours }) {
  const { t, language } = useWords();
  const { text } = useFormState();
  const name = `hours.${day}`;
  const stored = dayAsTyped(text(name), language);
  const [written, setWritten] = useState(stored);
  const { shownProblem, isLeft, listening } = useFieldProblem(name, stored, dayProblem);
  const read = dayText(written);
  const hint = () => {
    if (!read.ok) return isLeft && !shownProblem ? t("submission.fields.unreadableHours") : undefined;
    return read.isProposal
      ? t("submission.fields.readAs", { hours: dayInWords(read.text, language) })
      : undefined;
  };
  return (
    <Field name={name} label={t(`places.days.${day}`)} hint={hint()} error={shownProblem}>
      {(control) => (
        <TextArea
          {...control}
          className="min-h-12 resize-none"
          rows={stored.length > lineLength ? 2 : 1}
          defaultValue={stored}
          maxLength={200}
          onInput={(event) => {
            setWritten(event.currentTarget.value);
            listening.onInput(event);
          }}
          onBlur={listening.onBlur}
          onKeyDown={(event) => {
            // It's one line of text that only wraps.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
    </Field>
  );
}
