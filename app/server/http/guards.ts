import { data, redirect } from "react-router";
import type { Viewer } from "../../rules/accounts/viewer";
import { localPath } from "../../rules/site/language";
import { type Context, servicesContext, sessionContext } from "../context";
import { languageIn } from "./i18n";
import { viewerIn } from "./viewer";

/** The signed-in person; anybody else is sent to sign in and comes back here. */
export function requireUser(context: Context, url: URL): Viewer {
  const viewer = viewerIn(context);
  if (viewer) return viewer;
  refuseUnknown(context);
  throw redirect(signInPath(context, url), 302);
}

/** Somebody may be signed in and cannot be looked up now: nobody is told that they are not, or that they are out. */
export function refuseUnknown(context: Context): void {
  if (isUnknown(context)) throw data(null, { status: 503, headers: { "Retry-After": "30" } });
}

export function isUnknown(context: Context): boolean {
  return context.get(sessionContext).state === "away";
}

/**
 * Admins only; whoever is signed in and is none learns not even that the page exists. An admin before half a door learns
 * what it lacks.
 */
export function requireAdmin(context: Context, url: URL): Viewer {
  const viewer = requireUser(context, url);
  if (viewer.isAdmin) return viewer;
  const { gaps } = context.get(servicesContext).settings;
  const door = gaps.find(({ part }) => part === "access");
  if (viewer.hasAdminRole && door) throw data({ missing: door.missing }, 503);
  throw data(null, 404);
}

/** The way to sign in and back to where one was. */
export function signInPath(context: Context, url: URL): string {
  const next = url.pathname.replace(/\.data$/, "") + url.search;
  return `${localPath(languageIn(context), "/auth")}?next=${encodeURIComponent(next)}`;
}
