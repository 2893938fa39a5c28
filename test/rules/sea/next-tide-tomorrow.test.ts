import { expect, test } from "vitest";
import { tomorrowBegins } from "../../../app/rules/sea/next-tide-tomorrow";

const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-05:00`);
const high = { at: at(26, "04:26"), kind: "high" as const, metres: 3.4 };

test("a high tide after midnight is tomorrow's until midnight, in Panama's time", () => {
  const evening = new Date(at(25, "22:30"));
  expect(tomorrowBegins(high, evening)).toBe(at(26, "00:00"));
  expect(tomorrowBegins(high, new Date(at(26, "00:00")))).toBeNull();
  expect(tomorrowBegins({ ...high, at: at(26, "00:00") }, evening)).toBe(at(26, "00:00"));
  expect(tomorrowBegins({ ...high, at: at(25, "23:59") }, evening)).toBeNull();
  expect(tomorrowBegins(null, evening)).toBeNull();
});
