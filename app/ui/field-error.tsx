import type { ReactNode } from "react";
import { Icon } from "./icon";

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
