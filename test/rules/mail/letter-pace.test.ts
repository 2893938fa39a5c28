import { describe, expect, test } from "vitest";
import {
  countsSince,
  doneAt,
  letterRetryDelay,
  minuteOf,
  stallDelay,
} from "../../../app/rules/mail/letter-pace";

const morning = new Date("2026-12-01T13:00:00Z");
const done = (more: Partial<Parameters<typeof doneAt>[0]>) =>
  doneAt({ waiting: 5000, daily: null, taken: [], from: morning, ...more }).toISOString();

describe("A letter's pace", () => {
  test("is a hundred mails a minute if the provider has no limit", () => {
    expect(done({ waiting: 100 })).toBe("2026-12-01T13:00:00.000Z");
    expect(done({ waiting: 101 })).toBe("2026-12-01T13:01:00.000Z");
    expect(done({ waiting: 5000 })).toBe("2026-12-01T13:49:00.000Z");
  });

  test("is the provider's daily limit, if there's one", () => {
    expect(done({ daily: 1000 })).toMatch(/^2026-12-05T13:1/);
    expect(done({ daily: 5000 })).toMatch(/^2026-12-01T/);
    expect(done({ daily: 40, waiting: 100 })).toMatch(/^2026-12-03T13:0/);
  });

  test("counts mails accepted in the last day only", () => {
    const yesterday = Date.parse("2026-11-30T20:00:00Z");
    expect(done({ daily: 1000, waiting: 10, taken: [{ minute: yesterday, taken: 1000 }] })).toMatch(
      /^2026-12-01T20:02/,
    );
    expect(done({ daily: 1000, waiting: 10, taken: [{ minute: yesterday, taken: 500 }] })).toMatch(/T13:00/);
    expect(countsSince(morning)).toBeLessThan(morning.getTime() - 24 * 60 * 60_000);
  });

  test("never exceeds the quota in any 24 hours", () => {
    const minutes: number[] = [];
    const from = minuteOf(morning);
    for (let waiting = 1; waiting <= 1200; waiting += 150)
      minutes.push(doneAt({ waiting, daily: 300, taken: [], from: morning }).getTime() - from);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(minutes.at(-1)).toBeGreaterThan(3 * 24 * 60 * 60_000);
  });

  test("ends with an empty list", () => {
    expect(done({ waiting: 0 })).toBe(morning.toISOString());
  });

  test("retries a deferred mail at growing intervals, and gives up after more than a day", () => {
    const delays = Array.from({ length: 8 }, (_, index) => letterRetryDelay(index + 1) ?? 0);
    expect(delays).toEqual(delays.toSorted((one, other) => one - other));
    expect(delays.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(24 * 60 * 60_000);
    expect(letterRetryDelay(9)).toBeNull();
  });

  test("retries an unavailable provider at least once an hour", () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((times) => stallDelay(times) / 60_000)).toEqual([
      1, 5, 15, 30, 60, 60, 60,
    ]);
  });
});
