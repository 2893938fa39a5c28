import { expect, test } from "vitest";
import { issueOpening } from "../../../app/rules/mail/issue-opening";

test("a letter's summary is its first paragraph", () => {
  const letter = "<p></p><p>The bar is <strong>back</strong>. So are we.</p><h2>What's on</h2><p>Yoga.</p>";
  expect(issueOpening(letter)).toBe("The bar is back. So are we.");
});

test("a long first paragraph ends with a sentence, never within one", () => {
  const words = issueOpening(`<p>${"The turtles came at 9 p. m. and left. ".repeat(20)}</p>`);
  expect(words).toMatch(/and left\.$/);
  expect(words.length).toBeGreaterThan(380);
  expect(words.length).toBeLessThanOrEqual(420);
});
