import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { LinkContext, type LinkProps } from "../ui/link";

/** Links in here stay within the page that is open, and only what changes is fetched; bare they are plain links. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={Follow}>{children}</LinkContext>;
}

function Follow({ href, ...rest }: LinkProps) {
  return <RouterLink to={href} preventScrollReset {...rest} />;
}
