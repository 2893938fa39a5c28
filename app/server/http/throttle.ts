import { data } from "react-router";
import { digest } from "../../rules/site/digest";
import { networkOf } from "../../rules/site/network";
import { secondsToNextSpan, spanStart, type ThrottleName, throttles } from "../../rules/site/throttles";
import type { Services } from "../context";
import { countThrottle } from "../db/site/throttles";

/** Counts this act for whoever does it and answers 429 when it is one too many. */
export async function throttle(services: Services, name: ThrottleName, subject: string): Promise<void> {
  const { limit, span } = throttles[name];
  const now = services.now();
  const count = await countThrottle(services.db, name, await digest(subject), spanStart(span, now));
  if (count <= limit) return;
  throw tooMany(secondsToNextSpan(span, now));
}

export function tooMany(wait: number) {
  return data({ retryAfter: wait }, { status: 429, headers: { "Retry-After": String(wait) } });
}

export function clientNetwork(request: Request): string {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
}
