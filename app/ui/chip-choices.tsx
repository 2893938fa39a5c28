import { classNames } from "./class-names";
import { Fieldset } from "./fieldset";
import type { ChoicesProps } from "./radio-group";

type Props = Omit<ChoicesProps, "narrow"> & {
  type: "radio" | "checkbox";
  values: string[];
  isWeek?: boolean;
};

/** A few short answers, all visible. */
export function ChipChoices({ type, choices, values, isWeek, ...text }: Props) {
  return (
    <Fieldset {...text} role={type === "radio" ? "radiogroup" : undefined}>
      <div className={classNames("choice-chips", isWeek && "choice-week")}>
        {choices.map(({ value, label }) => (
          <label className="choice-chip" key={value}>
            <input
              type={type}
              name={text.name}
              value={value}
              defaultChecked={values.includes(value)}
              required={type === "radio" && text.required}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
