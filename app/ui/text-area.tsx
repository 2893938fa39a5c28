import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={classNames("input", className)} rows={rows} {...rest} />;
}
