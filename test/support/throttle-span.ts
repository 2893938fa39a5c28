import { setTimeout } from "node:timers/promises";
import { secondsToNextSpan } from "../../app/rules/site/throttle-span";

const minute = 60_000;
const enough = 25;

/** Throttles start again every quarter of an hour: waits if a test might run across that moment. */
export async function waitForWholeSpan() {
  const left = secondsToNextSpan(15 * minute, new Date());
  if (left < enough) await setTimeout((left + 1) * 1000);
}
