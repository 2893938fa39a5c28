import { expect, test } from "vitest";
import { issueOpening } from "../../../app/rules/mail/issue-opening";

test("a letter's summary is its first paragraph, and each heading with its first sentence", () => {
  const letter =
    "<p>The bar is <strong>back</strong>. So are we.</p><h2>What's on</h2><ul><li>Yoga</li></ul><h2>The season</h2><p>Dry. Windy.</p><h2>The end</h2>";
  expect(issueOpening(letter)).toEqual({
    words: "The bar is back. So are we.",
    parts: [
      { title: "What's on", line: "Yoga" },
      { title: "The season", line: "Dry." },
      { title: "The end", line: "" },
    ],
  });
});

test("a long first paragraph ends with a sentence, never within one", () => {
  const { words } = issueOpening(`<p>${"The turtles came at 9 p. m. and left. ".repeat(20)}</p>`);
  expect(words).toMatch(/and left\.$/);
  expect(words.length).toBeGreaterThan(380);
  expect(words.length).toBeLessThanOrEqual(420);
});
