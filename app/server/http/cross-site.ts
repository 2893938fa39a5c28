import { readCookie, sessionCookieName } from "./cookies";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A changing request must come from our own pages. Browsers say so in Sec-Fetch-Site, older ones in Origin; a program
 * that sends neither is accepted only without a session.
 */
export function isCrossSite(request: Request): boolean {
  if (safeMethods.has(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const url = new URL(request.url);
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin !== url.origin;
  return readCookie(request.headers, sessionCookieName(url)) !== null;
}

/**
 * The check above is enough. The framework's own check would refuse the "null" origin of pages without a referrer, and
 * mail programs that unsubscribe.
 */
export function withoutOrigin(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
