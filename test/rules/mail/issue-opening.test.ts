import { expect, test } from "vitest";
import { issueOpening } from "../../../app/rules/mail/issue-opening";

test("a letter is shown as it begins, in words alone, and never cut within one", () => {
  expect(issueOpening("<p>The bar is <b>back</b>.</p><p>So are we.</p>")).toMatch(
    /^The bar is back\. ?So are we\.$/,
  );
  const long = issueOpening(`<p>${"turtles ".repeat(90)}</p>`);
  expect(long).toMatch(/turtles …$/);
  expect(long.length).toBeLessThan(430);
});
