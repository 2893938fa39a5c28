import type { MiddlewareFunction } from "react-router";
import { isDueForMark, isDueForRenewal, sessionSpan } from "../../rules/accounts/session-age";
import type { Viewer } from "../../rules/accounts/viewer";
import { failureLine } from "../../rules/site/log-lines";
import { digest } from "../../rules/site/sha256-digest";
import { localDate } from "../../rules/time/panama-time";
import { type Context, type Services, servicesContext, sessionContext, viewerContext } from "../context";
import { type FoundSession, markSeen, markSessionUsed, selectSession } from "../db/accounts/sessions";
import { ask, isAway } from "../db/database";
import { adminOverrides } from "./admin-overrides";
import { cloudflareAccessToken } from "./cloudflare-access-token";
import { readCookie, sessionCookieName } from "./cookies";
import { endedSessionCookie, sessionCookie } from "./session-cookie";

export const viewerIn = (context: Context): Viewer | null => context.get(viewerContext);

export const isPaused = (context: Context): boolean => (viewerIn(context)?.pauseReason ?? null) !== null;

/** What the page's frame and the browser's drafts need; the rest of the viewer stays on the server. */
export function viewerForPage(context: Context) {
  const viewer = viewerIn(context);
  return (
    viewer && {
      id: viewer.id,
      name: viewer.name,
      isAdmin: viewer.hasAdminRole,
      waiting: viewer.waiting,
      pauseReason: viewer.pauseReason,
    }
  );
}

/** One round trip, and only for a browser with a session cookie. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const name = sessionCookieName(url);
  const token = readCookie(request.headers, name);
  if (token === null) return next();
  const services = context.get(servicesContext);
  const cookie = await meet(services, context, token, request);
  const response = await next();
  const isAlreadySet = response.headers.getSetCookie().some((one) => one.startsWith(`${name}=`));
  if (cookie && !isAlreadySet) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** Puts the viewer into the context and returns the cookie that replaces theirs, if any. */
async function meet(
  services: Services,
  context: Context,
  token: string,
  { headers, url: address }: Request,
): Promise<string | null> {
  const url = new URL(address);
  let found: FoundSession | undefined;
  try {
    const session = selectSession(services.db, await digest(token), services.now());
    const words = adminOverrides(context);
    const [sessions, newer, notices] = await ask(services.db, [session, ...words.queries]);
    [found] = sessions;
    words.take(newer, notices);
  } catch (error) {
    if (!isAway(error)) throw error;
    context.set(sessionContext, { state: "away" });
    return null;
  }
  if (!found) return endedSessionCookie(url);
  if (found.awaits_factor) {
    context.set(sessionContext, { state: "awaits factor", id: found.session_id, userId: found.user_id });
    return null;
  }
  context.set(sessionContext, { state: "signed in", id: found.session_id, userId: found.user_id });
  const isAdmitted = Boolean(found.is_admin) && (await services.isAdmitted(cloudflareAccessToken(headers)));
  context.set(viewerContext, viewerOf(found, isAdmitted));
  return keepAlive(services, found) ? sessionCookie(token, url) : null;
}

/** True when the session was extended to its full life. */
function keepAlive(services: Services, found: FoundSession): boolean {
  const now = services.now();
  const expiresAt = new Date(found.expires_at);
  const isRenewed = isDueForRenewal(expiresAt, now);
  const today = localDate(now);
  const isNewDay = found.last_seen_on !== today;
  if (!isRenewed && !isNewDay && !isDueForMark(new Date(found.last_used_at), now)) return false;
  const until = isRenewed ? new Date(now.getTime() + sessionSpan) : expiresAt;
  const mark = ask(services.db, [
    markSessionUsed(services.db, found.session_id, until, now),
    ...(isNewDay ? [markSeen(services.db, found.user_id, today)] : []),
  ]);
  services.later(mark.catch((error: unknown) => console.error(failureLine("session not marked", error))));
  return isRenewed;
}

function viewerOf(found: FoundSession, isAdmitted: boolean): Viewer {
  return {
    id: found.user_id,
    name: found.name,
    email: found.email,
    emailVerified: found.email_verified_at !== null,
    isAdmin: isAdmitted,
    hasAdminRole: Boolean(found.is_admin),
    waiting: found.waiting ?? 0,
    language: found.language,
    pauseReason: found.pause_reason,
    hasPassword: Boolean(found.has_password),
    sessionId: found.session_id,
    authenticatedAt: new Date(found.authenticated_at),
    passwordGivenAt: found.password_given_at === null ? null : new Date(found.password_given_at),
  };
}
