import { readCookie, sessionCookieName } from "./cookies";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A request that changes something must come from our own pages. Browsers say so in Sec-Fetch-Site, older ones in
 * Origin; a program that says neither is welcome only without a session.
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
 * A page that tells nobody its address says "null" for its origin too, even to us. Where the browser vouches for it
 * in Sec-Fetch-Site, the framework need not stumble over that.
 */
export function withoutNullOrigin(request: Request): Request {
  if (request.headers.get("Origin") !== "null") return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
