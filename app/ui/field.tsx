import type { ReactNode } from "react";
import { Icon } from "./icon";

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
  /** A reviewer's remark. */
  note?: ReactNode;
  required?: boolean;
  /** Shown after the label of an optional field. */
  optional?: string;
  /** Distinguishes fields of the same name on one page. */
  id?: string;
};

type FieldProps = FieldText & {
  /** The id of the visible control, if it replaces the form's own. */
  labelFor?: string;
  children: (control: Control) => ReactNode;
};

/**
 * Connects label, hint and error with a control, which receives its attributes: `{(control) => <TextInput {...control}
 * />}`.
 */
export function Field({ labelFor, children, ...text }: FieldProps) {
  const control = describeControl(text);
  return (
    <div className="field">
      <label className="label" htmlFor={labelFor ?? control.id}>
        <FieldLabel {...text} />
      </label>
      {text.hint && (
        <p className="hint" id={`${control.id}-hint`}>
          {text.hint}
        </p>
      )}
      <FieldNote id={control.id} note={text.note} />
      {children(control)}
      <FieldError id={control.id} error={text.error} />
    </div>
  );
}

export function FieldNote({ id, note }: { id: string; note?: ReactNode }) {
  if (!note) return null;
  return (
    <p className="field-note" id={`${id}-note`}>
      <Icon name="message" />
      <span>{note}</span>
    </p>
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

export function describeControl({
  name,
  id = fieldId(name),
  hint,
  note,
  error,
  required,
}: FieldText): Control {
  const described = [error && `${id}-error`, note && `${id}-note`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    name,
    required: required || undefined,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

/** `id` is the control's. */
export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}
