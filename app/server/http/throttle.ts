import { data } from "react-router";
import { networkOf } from "../../rules/site/network";
import { digest } from "../../rules/site/sha256-digest";
import { secondsToNextSpan, spanStart } from "../../rules/site/throttle-span";
import { type ThrottleName, throttles } from "../../rules/site/throttles";
import type { Services } from "../context";
import { ask } from "../db/database";
import { upsertThrottle } from "../db/site/throttles";

/** Counts this act per sender and per target; throws 429 when it's one too many. */
export async function throttle(
  { db, now }: Services,
  ...acts: readonly [name: ThrottleName, subject: string][]
): Promise<void> {
  const at = now();
  const subjects = await Promise.all(acts.map(([, subject]) => digest(subject)));
  const counts = acts.map(([name], index) =>
    upsertThrottle(db, name, subjects[index] ?? "", spanStart(throttles[name].span, at)),
  );
  const counted = await ask(db, counts);
  const waits = acts.flatMap(([name], index) => {
    const { limit, span } = throttles[name];
    return (counted[index]?.[0]?.count ?? 1) <= limit ? [] : [secondsToNextSpan(span, at)];
  });
  if (waits.length > 0) throw tooMany(Math.max(...waits));
}

export function tooMany(wait: number) {
  return data({ retryAfter: wait }, { status: 429, headers: { "Retry-After": String(wait) } });
}

export function clientNetwork(request: Request): string {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
}
