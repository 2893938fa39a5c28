import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { LinkContext, type LinkProps } from "../../ui/link";

/** With scripts, links navigate within the app and load only what changes. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={Follow}>{children}</LinkContext>;
}

/** For a preview: its tabs stay on this page, all other links open as full pages. */
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
