import { useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { parseDayHours } from "../../rules/places/day-hours";
import { type DayOfHours, daysOfHours } from "../../rules/places/hours";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Fieldset } from "../../ui/fieldset";
import { TextInput } from "../../ui/text-input";
import { useFormState } from "./form-state";

/** A line for each day. Whoever is open the same hours all week writes them once. */
export function HoursFields() {
  const { t } = useWords();
  const group = useRef<HTMLDivElement>(null);
  const copyMonday = () => {
    const inputs = [...(group.current?.querySelectorAll("input") ?? [])];
    for (const input of inputs.slice(1)) {
      input.value = inputs[0]?.value ?? "";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <Fieldset
      name="hours"
      label={<span className="unseen">{t("submission.parts.hours")}</span>}
      hint={t("submission.fields.hoursHint")}
    >
      <div className="mt-2 grid gap-3" ref={group}>
        {daysOfHours.map((day) => (
          <div
            className="[&>.field]:grid-cols-[6.5rem_1fr] [&>.field]:items-center [&_.error]:col-start-2 [&_.hint]:col-start-2"
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
  );
}

function DayField({ day }: { day: DayOfHours }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const name = `hours.${day}`;
  const [written, setWritten] = useState(text(name));
  const isUnreadable = parseDayHours(written).state === "unreadable";
  return (
    <Field
      name={name}
      label={t(`places.days.${day}`)}
      hint={isUnreadable ? t("submission.fields.unreadableHours") : undefined}
      error={problem(name)}
    >
      {(control) => (
        <TextInput
          {...control}
          defaultValue={text(name)}
          maxLength={200}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
