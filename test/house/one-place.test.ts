import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

function filesWith(pattern: RegExp): string[] {
  return sourceFiles().filter((file) => pattern.test(readFileSync(file, "utf8")));
}

test("one file alone knows where the town lies, and asks the time zone library", () => {
  expect(filesWith(/America\/Panama/)).toEqual(["app/rules/time/panama-time.ts"]);
  expect(filesWith(/from "date-fns/)).toEqual(["app/rules/time/panama-time.ts"]);
});

test("days are written in one file, without a time zone", () => {
  expect(filesWith(/Intl\.DateTimeFormat/)).toEqual(["app/rules/time/dates.ts"]);
});

test("the environment is read in one file; the others know its settings or its bindings", () => {
  const variables =
    /\b(ORIGIN|MAIL_FROM|DEV_PAGES|CONTACT_EMAIL|SOCIAL_PAGE|FORECAST_SERVICE|\w+_CLIENT_ID)\b/;
  expect(filesWith(variables)).toEqual([
    "app/server/platform/configured-providers.ts",
    "app/server/settings.ts",
  ]);
});
