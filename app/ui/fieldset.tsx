import type { ReactNode } from "react";
import { describeControl, FieldError, FieldLabel, FieldNote, type FieldText } from "./field";

type FieldsetProps = FieldText & { role?: "radiogroup"; children: ReactNode };

/** A group of controls. Links in the error summary focus its id. */
export function Fieldset({ children, role, ...text }: FieldsetProps) {
  const { id, "aria-describedby": describedBy } = describeControl(text);
  const asked = role
    ? { role, "aria-required": text.required, "aria-invalid": text.error ? true : undefined }
    : {};
  return (
    <fieldset className="fieldset" id={id} tabIndex={-1} aria-describedby={describedBy} {...asked}>
      <legend className="label">
        <FieldLabel {...text} />
      </legend>
      {text.hint && (
        <p className="hint" id={`${id}-hint`}>
          {text.hint}
        </p>
      )}
      <FieldNote id={id} note={text.note} />
      {children}
      <FieldError id={id} error={text.error} />
    </fieldset>
  );
}
