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
  /** What somebody else has said about it. */
  note?: ReactNode;
  required?: boolean;
  /** Said after the label of a field that may stay empty. */
  optional?: string;
  /** Tells two fields of one name on one page apart. */
  id?: string;
};

type FieldProps = FieldText & {
  /** The form's own control, where something else takes its place on the screen. */
  labelFor?: string;
  children: (control: Control) => ReactNode;
};

/** Ties label, hint and error to one control, which receives what it needs: `{(control) => <TextInput {...control} />}`. */
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

/** The message beside a field; `id` is the id of the control it speaks about. */
export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}
