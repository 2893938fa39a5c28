import { describe, expect, test } from "vitest";
import { type AdminToNotify, isDueForWaitingMail, type Notify } from "../../../app/rules/review/tell-admins";

/** Times of a Monday and a Tuesday in Panama. */
const at = (clock: string, day = 23) => new Date(`2026-11-${day}T${clock}:00-05:00`);
const told = (notify: Notify, when: Date | null = null, until: Date | null = when): AdminToNotify => ({
  notify,
  notified_at: when?.getTime() ?? null,
  notified_until: until?.getTime() ?? null,
});
const since = (...times: Date[]) => times.map((time) => time.getTime());

describe("An admin with hourly mails", () => {
  test("is mailed about the first submission at once", () => {
    expect(isDueForWaitingMail(told("hourly"), since(at("15:00")), at("15:00"))).toBe(true);
  });

  test("is mailed about the next ones together, an hour later", () => {
    const first = told("hourly", at("15:00"));
    const waiting = since(at("15:00"), at("15:10"), at("15:40"));
    expect(isDueForWaitingMail(first, waiting, at("15:41"))).toBe(false);
    expect(isDueForWaitingMail(first, waiting, at("16:00"))).toBe(true);
  });

  test("isn't mailed about them again, until a morning after a day without mails", () => {
    const once = told("hourly", at("06:30"), at("06:00"));
    expect(isDueForWaitingMail(once, since(at("06:00")), at("18:00"))).toBe(false);
    expect(isDueForWaitingMail(once, since(at("06:00")), at("06:59", 24))).toBe(false);
    expect(isDueForWaitingMail(once, since(at("06:00")), at("07:00", 24))).toBe(true);
  });
});

describe("An admin with a mail for each", () => {
  test("doesn't wait an hour for the second", () => {
    const first = told("each", at("15:00"));
    expect(isDueForWaitingMail(first, since(at("15:00"), at("15:01")), at("15:01"))).toBe(true);
    expect(isDueForWaitingMail(first, since(at("15:00")), at("15:01"))).toBe(false);
  });
});

describe("An admin with daily mails", () => {
  test("gets one from seven in the morning on", () => {
    const waiting = since(at("05:00"));
    expect(isDueForWaitingMail(told("daily"), waiting, at("06:59"))).toBe(false);
    expect(isDueForWaitingMail(told("daily"), waiting, at("07:00"))).toBe(true);
    expect(isDueForWaitingMail(told("daily", at("07:00")), waiting, at("22:00"))).toBe(false);
    expect(isDueForWaitingMail(told("daily", at("07:05")), waiting, at("07:00", 24))).toBe(true);
  });
});

test("Nobody is mailed if nothing is pending, nor anybody who turned it off", () => {
  expect(isDueForWaitingMail(told("each"), [], at("12:00"))).toBe(false);
  expect(isDueForWaitingMail(told("off"), since(at("11:00")), at("12:00"))).toBe(false);
});
