import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

function filesWith(pattern: RegExp): string[] {
  return sourceFiles().filter((file) => pattern.test(readFileSync(file, "utf8")));
}

/** Files whose code matches, ignoring comments. */
function filesSaying(pattern: RegExp): string[] {
  return sourceFiles().filter((file) => pattern.test(withoutComments(readFileSync(file, "utf8"))));
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*/g, "");
}

/** Texts and drawings are about the town by nature. */
const tellOfTheTown = /^app\/(locales|components\/pictures|rules\/town)\//;

test("one folder defines the town's location, names, neighbors and addresses", () => {
  const ofTheTown =
    /Cambutal|Los Santos|Chitré|Las Tablas|Tonosí|Pedasí|"507"|America\/Panama|9812501|TWC0329|7\.28\d|80\.5\d|279\.5/;
  expect(filesSaying(ofTheTown).filter((file) => !tellOfTheTown.test(file))).toEqual([]);
  expect(filesSaying(ofTheTown).filter((file) => file.startsWith("app/rules/town/"))).toHaveLength(5);
});

test("a comment may mention the town", () => {
  expect(withoutComments("/** Off Cambutal. */\nconst a = 1; // Cambutal\n")).toBe("\nconst a = 1;\n");
});

test("only one file uses the time zone library", () => {
  expect(filesWith(/from "date-fns/)).toEqual(["app/rules/time/panama-time.ts"]);
});

test("dates are formatted in one file, without a time zone", () => {
  expect(filesWith(/Intl\.DateTimeFormat/)).toEqual(["app/rules/time/date-words.ts"]);
});

test("the environment is read in one file; others get its settings or bindings", () => {
  const variables =
    /\b(ORIGIN|MAIL_FROM|DEV_PAGES|CONTACT_EMAIL|SOCIAL_PAGE|FORECAST_SERVICE|\w+_CLIENT_ID)\b/;
  expect(filesWith(variables)).toEqual([
    "app/rules/site/setting-gaps.ts",
    "app/server/platform/configured-providers.ts",
    "app/server/settings.ts",
  ]);
});
