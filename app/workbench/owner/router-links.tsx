import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { LinkContext, type LinkProps } from "../../ui/link";

/** Links in here stay within the page that is open, and only what changes is fetched; bare they are plain links. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={Follow}>{children}</LinkContext>;
}

/** The same for what a preview shows: its tabs are of this page, all its other links lead out of it. */
export function PreviewLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={FollowHere}>{children}</LinkContext>;
}

function Follow({ href, ...rest }: LinkProps) {
  return <RouterLink to={href} preventScrollReset {...rest} />;
}

function FollowHere(props: LinkProps) {
  const { pathname } = useLocation();
  const [path] = props.href.split(/[?#]/);
  return path === "" || path === pathname ? <Follow {...props} /> : <a {...props} />;
}
