import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { type FieldText, fieldId } from "./field";
import { Fieldset } from "./fieldset";

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type ChoicesProps = FieldText & { choices: Choice[]; narrow?: boolean };

export function RadioGroup({ choices, narrow, value, ...text }: ChoicesProps & { value?: string }) {
  return (
    <Fieldset {...text} role="radiogroup">
      <Choices {...text} type="radio" choices={choices} narrow={narrow} chosen={value ? [value] : []} />
    </Fieldset>
  );
}

type ChoicesListProps = ChoicesProps & { type: "radio" | "checkbox"; chosen: string[] };

export function Choices({
  type,
  name,
  id = fieldId(name),
  choices,
  narrow,
  chosen,
  required,
}: ChoicesListProps) {
  return (
    <div className={classNames("choices", narrow && "choices-narrow")}>
      {choices.map((choice) => {
        const choiceId = `${id}-${choice.value}`;
        return (
          <div className="choice" key={choice.value}>
            <input
              type={type}
              id={choiceId}
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              disabled={choice.disabled}
              required={type === "radio" && required}
              aria-describedby={choice.hint ? `${choiceId}-hint` : undefined}
            />
            <label htmlFor={choiceId}>{choice.label}</label>
            {choice.hint && (
              <p className="hint" id={`${choiceId}-hint`}>
                {choice.hint}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
