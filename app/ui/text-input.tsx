import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export function TextInput({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input className={classNames("input", className)} type={type} {...rest} />;
}
