import { type FocusEvent, type FormEvent, type MouseEvent, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { weekProblem } from "../../forms/places/hours-problem";
import { daysOfHours } from "../../rules/places/hours";
import { weekText } from "../../rules/places/week-hours";
import { dayAsTyped } from "../../rules/places/week-words";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Fieldset } from "../../ui/fieldset";
import { TextArea } from "../../ui/text-input";
import { DayHoursField } from "./day-hours-field";
import { useFormState } from "./form-state";
import { HoursPicker } from "./hours-picker";
import { InstantButton } from "./instant-button";
import { useEntry } from "./labelled-fields";
import { typedWeekInWords } from "./typed-week";
import { useFieldProblem } from "./use-field-problem";

/** The hours before they were filled in, for undoing, and by which button. */
type Before = { at: "picker" | "copy"; week: string[] };

/** The whole week as one text, or a field for each day. */
export function HoursFields() {
  const { t, language } = useWords();
  const { rows } = useFormState();
  const group = useRef<HTMLDivElement>(null);
  const [readBack, setReadBack] = useState(() => typedWeekInWords(rows, language));
  const [before, setBefore] = useState<Before | null>(null);
  const listen = ({ currentTarget, target }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (form)
      setReadBack(typedWeekInWords((field) => new FormData(form).getAll(field).map(String), language));
    if (group.current?.contains(target as Node)) setBefore(null);
  };
  const days = () => [...(group.current?.querySelectorAll("textarea") ?? [])];
  const fill = (at: Before["at"], words: string, chosen: readonly number[]) => {
    const week = days().map(({ value }) => value);
    for (const number of chosen) write(days()[number], words);
    setBefore({ at, week });
  };
  const restore = ({ week }: Before) => {
    for (const [number, words] of week.entries()) write(days()[number], words);
  };
  /** Moves a week that was understood into the fields of the days, where it can be checked and corrected. */
  const fillDays = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    const read = weekText(target.value);
    if (!target.value.trim() || !read.ok) return;
    for (const [index, day] of daysOfHours.entries()) {
      write(days()[index], dayAsTyped(read.week[day] ?? "", language));
    }
    write(target, "");
  };
  const undo = (at: Before["at"]) => (before?.at === at ? <Undo onUndo={() => restore(before)} /> : null);
  return (
    <div className="grid gap-4" onInput={listen}>
      <Fieldset
        name="hours"
        label={<span className="unseen">{t("submission.parts.hours")}</span>}
        hint={t("submission.fields.hoursHint")}
      >
        <div className="mt-2 mb-5">
          <WeekField onLeave={fillDays} />
          <p className="mt-2 min-h-6 font-bold text-leaf-ink" role="status">
            {readBack ? t("submission.fields.weekSaid", { week: readBack }) : ""}
          </p>
        </div>
        <HoursPicker onFill={(words, chosen) => fill("picker", words, chosen)} undo={undo("picker")} />
        <div className="mt-2 grid gap-3" ref={group}>
          {daysOfHours.map((day) => (
            <div
              className="[&>.field]:grid-cols-[6.5rem_1fr] [&>.field]:items-center [&_.error]:order-1 [&_.error]:col-start-2 [&_.hint]:order-1 [&_.hint]:col-start-2"
              key={day}
            >
              <DayHoursField day={day} />
            </div>
          ))}
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          <InstantButton
            variant="secondary"
            intent="copy-hours"
            onPress={() => fill("copy", days()[0]?.value ?? "", [1, 2, 3, 4, 5, 6])}
          >
            {t("submission.fields.copyMonday")}
          </InstantButton>
          {undo("copy")}
        </div>
      </Fieldset>
    </div>
  );
}

function WeekField({ onLeave }: { onLeave: (event: FocusEvent<HTMLTextAreaElement>) => void }) {
  const { t } = useWords();
  const { text } = useFormState();
  const name = "hours_text";
  const field = useEntry({
    name,
    label: t("submission.fields.weekText"),
    hint: t("submission.fields.weekTextHint"),
  });
  const { shownProblem, listening } = useFieldProblem(name, text(name), weekProblem);
  return (
    <Field {...field} error={shownProblem}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={500}
          defaultValue={text(name)}
          onInput={listening.onInput}
          onBlur={(event) => {
            onLeave(event);
            listening.onBlur(event);
          }}
        />
      )}
    </Field>
  );
}

/** The button disappears when pressed, so the focus moves to a field beside it. */
function Undo({ onUndo }: { onUndo: () => void }) {
  const { t } = useWords();
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest("div")?.querySelector<HTMLElement>("input, button")?.focus();
    onUndo();
  };
  return (
    <Button
      type="button"
      variant="secondary"
      size="small"
      icon="undo"
      className="justify-self-start"
      onClick={press}
    >
      {t("submission.fields.undo")}
    </Button>
  );
}

/** Fires an input event, so that listeners notice. */
function write(field: HTMLTextAreaElement | undefined, value: string) {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
