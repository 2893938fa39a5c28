import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { secondsToNextSpan, spanStart } from "../../../rules/site/throttle-span";
import { type ThrottleName, throttles } from "../../../rules/site/throttles";
import { ask } from "../../db/database";
import { takeBackThrottle, upsertThrottle } from "../../db/site/throttles";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

type Check = {
  name: ThrottleName;
  subject: string;
  /** Success clears the count; otherwise it only takes back its own try. */
  clears?: boolean;
};

/** Runs queries and counts the try in the same round trip: `wait` is in seconds, or null. */
export async function queryThrottled<Q extends BatchItem<"sqlite">>(
  { db, now }: Services,
  checks: Check[],
  query: Q,
) {
  const at = now();
  const keys = await Promise.all(
    checks.map(async ({ name, subject, clears }) => {
      const start = spanStart(throttles[name].span, at);
      return { name, subject: await hashToken(subject), start, clears };
    }),
  );
  const counts = keys.map(({ name, subject, start }) => upsertThrottle(db, name, subject, start));
  const [answer, ...counted] = await ask(db, [query, ...counts] as const);
  const waits = (counted as { count: number }[][]).flatMap((rows, index) => {
    const name = keys[index]?.name;
    if (!name || (rows[0]?.count ?? 1) <= throttles[name].limit) return [];
    return [secondsToNextSpan(throttles[name].span, at)];
  });
  return {
    answer: answer as BatchResponse<[Q]>[0],
    wait: waits.length ? Math.max(...waits) : null,
    /** For the batch of a successful try. */
    takeBack: keys.map(({ name, subject, start, clears }) =>
      takeBackThrottle(db, name, subject, start, clears ? "all" : "one"),
    ),
  };
}
