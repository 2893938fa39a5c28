import { expect, test } from "vitest";
import { letterOpening } from "../../../app/rules/mail/letter-opening";

test("a letter is shown as it begins, in words alone, and never cut within one", () => {
  expect(letterOpening("<p>The bar is <b>back</b>.</p><p>So are we.</p>")).toMatch(
    /^The bar is back\. ?So are we\.$/,
  );
  const long = letterOpening(`<p>${"turtles ".repeat(90)}</p>`);
  expect(long).toMatch(/turtles …$/);
  expect(long.length).toBeLessThan(430);
});
