import { expect, test } from "vitest";
import { readFlash, writeFlash } from "../../../app/rules/site/flash";

test("a message that crosses a redirect comes back as it was", () => {
  const toast = { name: "alreadySubscribed", variant: "destructive" } as const;
  expect(readFlash(writeFlash(toast))).toEqual(toast);
});

test("it may say how many it speaks of", () => {
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
])("%s is no message", (value) => {
  expect(readFlash(value)).toBeNull();
});
