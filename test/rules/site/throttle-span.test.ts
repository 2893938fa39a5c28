import { expect, test } from "vitest";
import { secondsToNextSpan, spanStart } from "../../../app/rules/site/throttle-span";

const hour = 60 * 60_000;

test("counting restarts with each span, and the wait lasts exactly until then", () => {
  const now = new Date("2026-05-01T12:40:30Z");
  expect(new Date(spanStart(hour, now)).toISOString()).toBe("2026-05-01T12:00:00.000Z");
  expect(secondsToNextSpan(hour, now)).toBe(19 * 60 + 30);
  const next = new Date(now.getTime() + secondsToNextSpan(hour, now) * 1000);
  expect(spanStart(hour, next)).toBe(next.getTime());
});
