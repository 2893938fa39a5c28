import type { ComponentProps } from "react";
import { describeControl, FieldError, FieldLabel, type FieldText } from "./field";
import { Fieldset } from "./fieldset";
import { Choices, type ChoicesProps } from "./radio-group";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "name" | "id"> & FieldText;

export function Checkbox({ name, label, hint, error, required, optional, id, ...rest }: CheckboxProps) {
  const text = { name, label, hint, error, required, optional, id };
  const control = describeControl(text);
  return (
    <div className="choice">
      <input type="checkbox" {...rest} {...control} />
      <label htmlFor={control.id}>
        <FieldLabel {...text} />
      </label>
      {hint && (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={control.id} error={error} />
    </div>
  );
}

export function CheckboxGroup({ choices, values = [], ...text }: ChoicesProps & { values?: string[] }) {
  return (
    <Fieldset {...text}>
      <Choices {...text} type="checkbox" choices={choices} chosen={values} />
    </Fieldset>
  );
}
