import type { ComponentProps } from "react";

/**
 * Only the server renders the content: browsers keep it in a separate fragment, where React couldn't find it to
 * hydrate.
 */
export function ServerTemplate({ children, ...rest }: ComponentProps<"template">) {
  return <template {...rest}>{typeof document === "undefined" ? children : null}</template>;
}
