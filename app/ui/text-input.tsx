import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export function TextInput({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return (
    <input
      className={classNames("input", className)}
      type={type}
      ref={rest.autoFocus ? takeFocus : undefined}
      {...rest}
    />
  );
}

/** The attribute is heeded once a page; a line that was added a moment ago is typed into. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();
