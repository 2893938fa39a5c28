import { setTimeout } from "node:timers/promises";
import { secondsToNextSpan } from "../../app/rules/site/throttles";

const minute = 60_000;
const enough = 25;

/** Throttles count anew every quarter of an hour: a test that counts up to one begins where it ends within it. */
export async function waitForWholeSpan() {
  const left = secondsToNextSpan(15 * minute, new Date());
  if (left < enough) await setTimeout((left + 1) * 1000);
}
