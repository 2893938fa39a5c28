import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export function TextInput({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input className={classNames("input", className)} type={type} {...rest} />;
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={classNames("input", className)} rows={rows} {...rest} />;
}
