import { cookie, isSecure, readCookie, sessionCookieName } from "./cookies";

const name = "bookmark";
const minutes = 5 * 60;

/** Where the database session starts: after one's own writes, at the primary for who may write, anywhere else. */
export function bookmarkOf(request: Request, url: URL): string {
  const stored = readCookie(request.headers, name);
  if (stored) return stored;
  const isVisit = request.method === "GET" && readCookie(request.headers, sessionCookieName(url)) === null;
  return isVisit ? "first-unconstrained" : "first-primary";
}

/** After a write its author reads no older state; who only looks gets no cookie. */
export function bookmarkCookie(request: Request, bookmark: string | null): string | null {
  if (request.method === "GET" || !bookmark) return null;
  return cookie(name, bookmark, { maxAge: minutes, httpOnly: true, secure: isSecure(new URL(request.url)) });
}
