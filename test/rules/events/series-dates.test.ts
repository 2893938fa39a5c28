import { expect, test } from "vitest";
import { halvesAround } from "../../../app/rules/events/series-dates";

const from = (first_date: string) => ({ first_date });
const [spring, summer, autumn] = [from("2026-03-01"), from("2026-06-01"), from("2026-09-01")];

test("A split series links to the nearest half on either side", () => {
  expect(halvesAround("2026-06-01", [autumn, spring])).toEqual({ before: spring, behind: autumn });
  expect(halvesAround("2026-03-01", [autumn, summer])).toEqual({ before: null, behind: summer });
  expect(halvesAround("2026-09-01", [spring, summer])).toEqual({ before: summer, behind: null });
});

test("An unsplit one has no links", () => {
  expect(halvesAround("2026-06-01", [])).toEqual({ before: null, behind: null });
});
