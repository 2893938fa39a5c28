import { readCookie } from "./cookies";

/** Cloudflare Access's token: a header on the addresses it guards, a cookie on all others. */
export function cloudflareAccessToken(headers: Headers): string | null {
  return headers.get("Cf-Access-Jwt-Assertion") ?? readCookie(headers, "CF_Authorization");
}
