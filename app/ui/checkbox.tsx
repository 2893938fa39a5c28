import type { ComponentProps } from "react";
import { describeControl, FieldLabel, type FieldText } from "./field";
import { FieldError } from "./field-error";

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
