import { expect, test } from "vitest";
import { dateTexts, readTextDates, textDay } from "../../../app/rules/content/text-changed-on";

test("a text keeps its first date until it changes", () => {
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

test.each([undefined, "", "{", "null"])("an unreadable value, %j, counts as missing", (stored) => {
  expect(readTextDates(stored)).toEqual({});
});

test("what was written can be read back", () => {
  const dates = dateTexts({}, { "/": "Home" }, "2026-03-01");
  expect(readTextDates(JSON.stringify(dates))).toEqual(dates);
});

test("small print keeps its date until a part of it is edited or hidden", () => {
  const at = (content_data: string, updated_at: string, is_visible = true) => ({
    section_name: "cookies",
    content_data,
    is_visible,
    display_order: 1,
    updated_at: Date.parse(updated_at),
  });
  expect(textDay("2023-04-14", [])).toBe("2023-04-14");
  expect(textDay("2023-04-14", [at("{}", "2026-05-01T12:00:00Z")])).toBe("2023-04-14");
  const rewritten = at('{"title":"Cookies"}', "2026-05-02T04:59:00Z");
  expect(textDay("2023-04-14", [rewritten])).toBe("2026-05-01");
  expect(textDay("2023-04-14", [rewritten, at("{}", "2026-05-03T12:00:00Z", false)])).toBe("2026-05-03");
});
