import type { ComponentProps } from "react";

/** The browser keeps apart what stands in a template, so the server alone writes it: React finds no such elements. */
export function Template({ children, ...rest }: ComponentProps<"template">) {
  return <template {...rest}>{typeof document === "undefined" ? children : null}</template>;
}
