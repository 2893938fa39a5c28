import { expect, test } from "vitest";
import { firstDayFor, issueSlug, isTimeForIssue, monthOfIssue } from "../../../app/rules/mail/issue";

test("a letter's address is made from its subject, and is unique", () => {
  expect(issueSlug("December in Cambutal: whales are gone")).toBe("december-in-cambutal-whales-are-gone");
  expect(issueSlug("Confirm")).toBe("confirm-letter");
  expect(issueSlug("Unsubscribe!")).toBe("unsubscribe-letter");
});

test("a letter created from the 20th on is for the next month, across the year too", () => {
  expect(monthOfIssue("2026-11-19")).toBe("2026-11");
  expect(monthOfIssue("2026-11-20")).toBe("2026-12");
  expect(monthOfIssue("2026-12-25")).toBe("2027-01");
});

test("a month's letter is created from the 20th of the previous month on, across the year too", () => {
  for (const month of ["2026-12", "2027-01", "2027-03"]) expect(monthOfIssue(firstDayFor(month))).toBe(month);
  expect(firstDayFor("2027-01")).toBe("2026-12-20");
});

test("admins are reminded from the 25th on, unless a letter is scheduled or was sent since the 10th", () => {
  expect(isTimeForIssue("2026-11-24", null)).toBe(false);
  expect(isTimeForIssue("2026-11-25", null)).toBe(true);
  expect(isTimeForIssue("2026-11-25", "2026-10-30")).toBe(true);
  expect(isTimeForIssue("2026-11-25", "2026-11-10")).toBe(false);
  expect(isTimeForIssue("2026-11-25", "2026-12-01")).toBe(false);
});
