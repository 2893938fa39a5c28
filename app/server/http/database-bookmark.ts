import { cookie, isSecure, readCookie, sessionCookieName } from "./cookies";

const name = "bookmark";
const minutes = 5 * 60;

/**
 * Where the D1 session starts: after one's own writes; else at the primary for signed-in people, anywhere for others.
 */
export function bookmarkOf(request: Request, url: URL): string {
  const stored = readCookie(request.headers, name);
  if (stored) return stored;
  const isVisit = request.method === "GET" && readCookie(request.headers, sessionCookieName(url)) === null;
  return isVisit ? "first-unconstrained" : "first-primary";
}

/** Set after a write, so that its author doesn't read an older state. */
export function bookmarkCookie(request: Request, bookmark: string | null): string | null {
  if (request.method === "GET" || !bookmark) return null;
  return cookie(name, bookmark, { maxAge: minutes, httpOnly: true, secure: isSecure(new URL(request.url)) });
}
