import type { Device } from "../../rules/accounts/device";
import { halfSessionSpan, sessionSpan } from "../../rules/accounts/session-age";
import { cookie, isSecure, sessionCookieName } from "./cookies";

/** Also for somebody whose second factor is missing. */
export function sessionCookie(
  token: string,
  url: URL,
  awaits: "nothing" | "second factor" = "nothing",
): string {
  const span = awaits === "nothing" ? sessionSpan : halfSessionSpan;
  return cookie(sessionCookieName(url), token, {
    maxAge: span / 1000,
    httpOnly: true,
    secure: isSecure(url),
  });
}

export function endedSessionCookie(url: URL): string {
  return cookie(sessionCookieName(url), "", { maxAge: 0, httpOnly: true, secure: isSecure(url) });
}

export function deviceOf(request: Request): Device {
  return {
    userAgent: (request.headers.get("User-Agent") ?? "").slice(0, 300),
    country: (request.headers.get("CF-IPCountry") ?? "").slice(0, 2),
  };
}
