import { expect, test } from "vitest";
import { issueSlug, monthOfIssue } from "../../../app/rules/mail/newsletter-issue";

test("a letter's address is made from its subject, and never takes an address of the list", () => {
  expect(issueSlug("December in Cambutal: whales are gone")).toBe("december-in-cambutal-whales-are-gone");
  expect(issueSlug("Confirm")).toBe("confirm-letter");
  expect(issueSlug("Unsubscribe!")).toBe("unsubscribe-letter");
});

test("a letter begun from the 20th on speaks of the next month, across the year too", () => {
  expect(monthOfIssue("2026-11-19")).toBe("2026-11");
  expect(monthOfIssue("2026-11-20")).toBe("2026-12");
  expect(monthOfIssue("2026-12-25")).toBe("2027-01");
});
