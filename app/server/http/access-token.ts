import { readCookie } from "./cookies";

/**
 * What says that Cloudflare Access has let somebody through: a header on the addresses that it guards, and on all others
 * the cookie that it has left with the browser. Both are the same signed token.
 */
export function accessToken(headers: Headers): string | null {
  return headers.get("Cf-Access-Jwt-Assertion") ?? readCookie(headers, "CF_Authorization");
}
