import { expect, test } from "vitest";
import { dateTexts, readTextDates } from "../../../app/rules/pages/text-dates";

test("words keep the day they were first seen on until they change", () => {
  const first = dateTexts({}, { "/surf": ["Waves", "Olas"], "/eat": "Food" }, "2026-03-01");
  const days = (dates: typeof first) => Object.entries(dates).map(([path, { since }]) => `${path} ${since}`);
  expect(days(first)).toEqual(["/surf 2026-03-01", "/eat 2026-03-01"]);
  const later = dateTexts(
    first,
    { "/surf": ["Waves", "Olas grandes"], "/eat": "Food", "/do": "" },
    "2026-04-01",
  );
  expect(days(later)).toEqual(["/surf 2026-04-01", "/eat 2026-03-01", "/do 2026-04-01"]);
  expect(days(dateTexts(later, { "/eat": "Food" }, "2026-05-01"))).toEqual(["/eat 2026-03-01"]);
});

test.each([undefined, "", "{", "null"])("what cannot be read, %j, is as good as nothing", (stored) => {
  expect(readTextDates(stored)).toEqual({});
});

test("what was written down is read again", () => {
  const dates = dateTexts({}, { "/": "Home" }, "2026-03-01");
  expect(readTextDates(JSON.stringify(dates))).toEqual(dates);
});
