import { describe, expect, test } from "vitest";
import { letterRefusal } from "../../../app/rules/mail/letter-refusal";

describe("A mail server's refusal", () => {
  test.each([
    [550, "RCPT TO", "550 5.1.1 no such user", "never"],
    [553, "RCPT TO", "553 mailbox name not allowed", "never"],
    [452, "RCPT TO", "452 4.2.2 mailbox full", "later"],
    [450, "RCPT TO", "450 4.7.1 too many at once", "later"],
    [550, "RCPT TO", "550 5.4.5 daily sending quota exceeded", "away"],
    [554, "RCPT TO", "554 5.7.1 relay access denied", "away"],
    [421, "RCPT TO", "421 4.3.2 closing", "away"],
    [550, "MAIL FROM", "550 5.7.1 sender not verified", "away"],
    [451, "MAIL FROM", "451 4.3.0 try again", "away"],
    [554, "DATA", "554 5.6.0 refused", "later"],
    [535, "AUTH PLAIN", "535 5.7.8 wrong password", "away"],
    [null, "CONN", "connection refused", "away"],
  ] as const)("%s to %s (%s): %s", (code, command, text, refusal) => {
    expect(letterRefusal({ code, command, text })).toBe(refusal);
  });
});
