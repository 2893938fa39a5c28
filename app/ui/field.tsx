import type { ReactNode } from "react";
import { FieldError } from "./field-error";

export type Control = {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

export type FieldText = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Said after the label of a field that may stay empty. */
  optional?: string;
  /** Tells two fields of one name on one page apart. */
  id?: string;
};

type FieldProps = FieldText & { children: (control: Control) => ReactNode };

/** Ties label, hint and error to one control, which receives what it needs: `{(control) => <TextInput {...control} />}`. */
export function Field({ children, ...text }: FieldProps) {
  const control = describeControl(text);
  return (
    <div className="field">
      <label className="label" htmlFor={control.id}>
        <FieldLabel {...text} />
      </label>
      {text.hint && (
        <p className="hint" id={`${control.id}-hint`}>
          {text.hint}
        </p>
      )}
      {children(control)}
      <FieldError id={control.id} error={text.error} />
    </div>
  );
}

export function FieldLabel({ label, required, optional }: FieldText) {
  return (
    <>
      {label}
      {required && (
        <span className="required" aria-hidden="true">
          {" "}
          *
        </span>
      )}
      {optional && <span className="optional"> {optional}</span>}
    </>
  );
}

export function fieldId(name: string): string {
  return `field-${name}`;
}

export function describeControl({ name, id = fieldId(name), hint, error, required }: FieldText): Control {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    name,
    required: required || undefined,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
