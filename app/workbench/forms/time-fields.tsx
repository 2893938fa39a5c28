import { useState } from "react";
import { useWords } from "../../components/site/words";
import { timesText } from "../../forms/events/event-time-problems";
import { endFollowing, endsNextDay, endTimeFor } from "../../rules/events/event-end";
import { clockText } from "../../rules/time/date-words";
import { formatTime } from "../../rules/time/days";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { useFormState } from "./form-state";
import { useTypedBeforeHydration } from "./use-typed-before-hydration";

const dawn = 5 * 60;
/** Starts at five in the morning, so that night hours come last. */
const quarters = Array.from({ length: 96 }, (_, index) => (dawn + index * 15) % (24 * 60));

/**
 * In quarter hours. Choosing a start fills in an end an hour later, or moves the existing end along, until the end is
 * chosen by hand.
 */
export function TimeFields({ required }: { required: boolean }) {
  const { t, language } = useWords();
  const { text, problem } = useFormState();
  const { fields, end, isLive, hint, chooseStart, chooseEnd } = useTimes();
  const options = quarters.map((minutes) => ({
    value: formatTime(minutes),
    label: clockText(minutes, language),
  }));
  const placeholder = required ? t("eventForm.fields.chooseTime") : t("eventForm.fields.noTime");
  const field = (name: "start_time" | "end_time", label: string) => ({
    name,
    label,
    required,
    error: problem(name),
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-3 gap-y-5" ref={fields}>
      <Field {...field("start_time", t("eventForm.fields.startTime"))}>
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder={placeholder}
            defaultValue={text("start_time")}
            onChange={({ currentTarget }) => chooseStart(currentTarget.value)}
          />
        )}
      </Field>
      <Field {...field("end_time", t("eventForm.fields.endTime"))}>
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder={placeholder}
            value={end}
            onChange={({ currentTarget }) => chooseEnd(currentTarget.value)}
          />
        )}
      </Field>
      <p className="hint col-span-full -mt-3" role="status">
        {t(`eventForm.fields.${hint}`)}
      </p>
      <input type="hidden" name="end_meant" value={isLive ? "on" : ""} />
      {required ? null : (
        <input
          type="hidden"
          name="times_before"
          value={text("times_before") || timesText(text("start_time"), text("end_time"))}
        />
      )}
      <input
        type="hidden"
        name="end_asked"
        value={problem("end_time") ? timesText(text("start_time"), text("end_time")) : ""}
      />
    </div>
  );
}

/** The two times, and how the end was set. */
function useTimes() {
  const { text } = useFormState();
  const [start, setStart] = useState(text("start_time"));
  const [end, setEnd] = useState(text("end_time"));
  const [endIs, setEndIs] = useState<"given" | "usual" | "moved" | "chosen">(
    text("end_moved") ? "moved" : "given",
  );
  // With scripts the fields show the final end; without them the server moves it.
  const [isLive, setLive] = useState(false);
  const fields = useTypedBeforeHydration<HTMLDivElement>((typed) => {
    setLive(true);
    if (typed("start_time") !== start) chooseStart(typed("start_time"));
    if (typed("end_time") !== end) chooseEnd(typed("end_time"));
  });

  function chooseStart(value: string) {
    setStart(value);
    if (endIs === "chosen") return;
    const following = endFollowing(
      { start_time: start, end_time: end },
      { start_time: value, end_time: end },
    );
    const isUsual = endIs === "usual" || following === null;
    setEnd((isUsual ? endTimeFor(value) : following) ?? "");
    setEndIs(isUsual ? "usual" : "moved");
  }
  function chooseEnd(value: string) {
    setEnd(value);
    setEndIs("chosen");
  }
  const isNextDay = endsNextDay({ start_time: start, end_time: end });
  const hints = {
    usual: "usualEnd",
    moved: "endMoved",
    given: "endTimeHint",
    chosen: "endTimeHint",
  } as const;
  const hint = isNextDay ? ("endNextDay" as const) : end ? hints[endIs] : ("endTimeHint" as const);
  return { fields, end, isLive, hint, chooseStart, chooseEnd };
}
