import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useLanguage } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { dayText } from "../../rules/places/day-hours";
import { type DayOfHours, daysOfHours } from "../../rules/places/hours";
import { weekText } from "../../rules/places/week-hours";
import { dayAsTyped, dayInWords } from "../../rules/places/week-words";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Fieldset } from "../../ui/fieldset";
import { TextInput } from "../../ui/text-input";
import { TextField } from "./entry-fields";
import { useFormState } from "./form-state";
import { HoursPicker } from "./hours-picker";
import { typedWeekInWords } from "./typed-week";

/** The week in one text, or a line for each day. Whoever is open the same hours all week writes them once. */
export function HoursFields() {
  const { t } = useWords();
  const language = useLanguage();
  const { rows } = useFormState();
  const group = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState(() => typedWeekInWords(rows, language));
  const listen = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (form) setSaid(typedWeekInWords((field) => new FormData(form).getAll(field).map(String), language));
  };
  const inputs = () => [...(group.current?.querySelectorAll("input") ?? [])];
  const copyMonday = () => {
    const [monday, ...others] = inputs();
    for (const input of others) write(input, monday?.value ?? "");
  };
  /** A week that can be read goes where its days are, so that what was understood can be seen and corrected there. */
  const fillDays = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    const read = weekText(target.value);
    if (!target.value.trim() || !read.ok) return;
    for (const [index, day] of daysOfHours.entries()) {
      write(inputs()[index], dayAsTyped(read.week[day] ?? "", language));
    }
    write(target, "");
  };
  return (
    <div className="grid gap-4" onInput={listen}>
      <Fieldset
        name="hours"
        label={<span className="unseen">{t("submission.parts.hours")}</span>}
        hint={t("submission.fields.hoursHint")}
      >
        <div className="mt-2 mb-5">
          <TextField
            name="hours_text"
            label={t("submission.fields.weekText")}
            hint={t("submission.fields.weekTextHint")}
            rows={2}
            maxLength={500}
            onBlur={fillDays}
          />
          <p className="mt-2 min-h-6 font-bold text-leaf-ink" role="status">
            {said ? t("submission.fields.weekSaid", { week: said }) : ""}
          </p>
        </div>
        <HoursPicker days={group} />
        <div className="mt-2 grid gap-3" ref={group}>
          {daysOfHours.map((day) => (
            <div
              className="[&>.field]:grid-cols-[6.5rem_1fr] [&>.field]:items-center [&_.error]:col-start-2 [&_.hint]:col-start-2 [&_input]:col-start-2"
              key={day}
            >
              <DayField day={day} />
            </div>
          ))}
        </div>
        <p className="mt-2">
          <Button
            variant="secondary"
            size="small"
            name="intent"
            value="copy-hours"
            onClick={(event) => {
              event.preventDefault();
              copyMonday();
            }}
          >
            {t("submission.fields.copyMonday")}
          </Button>
        </p>
      </Fieldset>
    </div>
  );
}

/** As if it had been typed: whatever listens to the form hears of it. */
function write(field: HTMLInputElement | HTMLTextAreaElement | undefined, value: string) {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function DayField({ day }: { day: DayOfHours }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const name = `hours.${day}`;
  const language = useLanguage();
  const stored = dayAsTyped(text(name), language);
  const [written, setWritten] = useState(stored);
  const read = dayText(written);
  const hint = () => {
    if (!read.ok) return t("submission.fields.unreadableHours");
    return read.isProposal
      ? t("submission.fields.readAs", { hours: dayInWords(read.text, language) })
      : undefined;
  };
  return (
    <Field name={name} label={t(`places.days.${day}`)} hint={hint()} error={problem(name)}>
      {(control) => (
        <TextInput
          {...control}
          defaultValue={stored}
          maxLength={200}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
