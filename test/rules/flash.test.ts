import { expect, test } from "vitest";
import { readFlash, writeFlash } from "../../app/rules/flash";

test("a message that crosses a redirect comes back as it was", () => {
  const toast = { name: "alreadySubscribed", variant: "destructive" } as const;
  expect(readFlash(writeFlash(toast))).toEqual(toast);
});

test.each([
  null,
  "",
  "default.",
  "loud.subscribed",
  "default.a b",
  "default.<b>",
  `default.${"a".repeat(90)}`,
])("%s is no message", (value) => {
  expect(readFlash(value)).toBeNull();
});
