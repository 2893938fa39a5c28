import { data, redirect } from "react-router";
import type { Viewer } from "../../rules/accounts/viewer";
import { localPath } from "../../rules/site/language";
import { type Context, servicesContext, sessionContext } from "../context";
import { languageIn } from "./i18n";
import { viewerIn } from "./viewer";

/** Redirects to signing in, and back here afterwards, when nobody is signed in. */
export function requireUser(context: Context, url: URL): Viewer {
  const viewer = viewerIn(context);
  if (viewer) return viewer;
  refuseUnknown(context);
  throw redirect(signInPath(context, url), 302);
}

/** While the database is away, somebody with a session cookie gets a 503 instead of being treated as signed out. */
export function refuseUnknown(context: Context): void {
  if (isUnknown(context)) throw data(null, { status: 503, headers: { "Retry-After": "30" } });
}

export function isUnknown(context: Context): boolean {
  return context.get(sessionContext).state === "away";
}

/** Anybody else gets a 404. Where Cloudflare Access is only half set up, an admin gets a 503 that says what's missing. */
export function requireAdmin(context: Context, url: URL): Viewer {
  const viewer = requireUser(context, url);
  if (viewer.isAdmin) return viewer;
  const { gaps } = context.get(servicesContext).settings;
  const door = gaps.find(({ part }) => part === "access");
  if (viewer.hasAdminRole && door) throw data({ missing: door.missing }, 503);
  throw data(null, 404);
}

/** With the way back to this page. */
export function signInPath(context: Context, url: URL): string {
  const next = url.pathname.replace(/\.data$/, "") + url.search;
  return `${localPath(languageIn(context), "/auth")}?next=${encodeURIComponent(next)}`;
}
