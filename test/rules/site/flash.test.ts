import { expect, test } from "vitest";
import { readFlash, writeFlash } from "../../../app/rules/site/flash";

test("a message survives a redirect unchanged", () => {
  const toast = { name: "alreadySubscribed", variant: "destructive" } as const;
  expect(readFlash(writeFlash(toast))).toEqual(toast);
});

test("it may contain a count", () => {
  const toast = { name: "seriesSkipping", variant: "warning", count: 5 } as const;
  expect(writeFlash(toast)).toBe("warning.seriesSkipping.5");
  expect(readFlash(writeFlash(toast))).toEqual(toast);
});

test.each([
  null,
  "default.subscribed.x",
  "default.subscribed.12345",
  "default.subscribed.",
  "",
  "default.",
  "loud.subscribed",
  "default.a b",
  "default.<b>",
  `default.${"a".repeat(90)}`,
])("%s isn't a message", (value) => {
  expect(readFlash(value)).toBeNull();
});
