import { expect, test } from "vitest";
import { oneLine } from "../../../app/rules/mail/one-line";

test("A place's line is its first sentence, without the stop", () => {
  expect(oneLine("Fish from the\nboats. Closed on Mondays.")).toBe("Fish from the boats");
  expect(oneLine("Open at 7:30 every day")).toBe("Open at 7:30 every day");
  expect(oneLine("Is it open? Yes.")).toBe("Is it open?");
  expect(oneLine("")).toBe("");
});

test("What says too much ends at a whole word", () => {
  const line = oneLine(`${"waves and sun, ".repeat(12)}sand.`);
  expect(line.length).toBeLessThanOrEqual(91);
  expect(line).toMatch(/(waves|and|sun)…$/);
});
