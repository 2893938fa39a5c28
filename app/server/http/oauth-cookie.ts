import * as v from "valibot";
import { providerNames } from "../../rules/accounts/providers";
import { cookie, isSecure, readCookie } from "./cookies";

const name = "oauth";
const minutes = 10 * 60;

const Trip = v.object({
  provider: v.picklist(providerNames),
  state: v.string(),
  verifier: v.string(),
  nonce: v.string(),
  next: v.nullable(v.string()),
  language: v.picklist(["en", "es"]),
});

/** Kept by the browser on the trip to a provider and back. */
export type Trip = v.InferOutput<typeof Trip>;

export function oauthCookie(trip: Trip, url: URL): string {
  return cookie(name, btoa(JSON.stringify(trip)), {
    maxAge: minutes,
    httpOnly: true,
    secure: isSecure(url),
  });
}

export function endedOauthCookie(url: URL): string {
  return cookie(name, "", { maxAge: 0, httpOnly: true, secure: isSecure(url) });
}

export function readTrip(headers: Headers): Trip | null {
  try {
    const result = v.safeParse(Trip, JSON.parse(atob(readCookie(headers, name) ?? "")));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
