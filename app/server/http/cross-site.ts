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
 * Where a request comes from is settled above. The framework asks again and knows less: it stumbles over the "null" of a
 * page that tells nobody its address, and over a mail program that unsubscribes somebody.
 */
export function withoutOrigin(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
