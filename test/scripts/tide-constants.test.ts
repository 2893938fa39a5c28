import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as ours from "../../app/rules/sea/tide-constants";
import { tideConstants } from "../../scripts/tide-constants";

test("the tide's constants are what the script takes from the tide database", async () => {
  const written = tideConstants().replaceAll(" as const", "");
  const theirs = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  expect({ ...ours }).toEqual({ ...theirs });
  expect(readFileSync("app/rules/sea/tide-constants.ts", "utf8")).toContain(written.split("\n")[0]);
});
