import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as ours from "../../app/rules/town/tide-stations";
import { tideConstants } from "../../scripts/tide-stations";

test("the tide's constants are what the script reads from the tide database", async () => {
  const written = tideConstants().replaceAll(" as const", "");
  const theirs = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  expect({ ...ours }).toEqual({ ...theirs });
  expect(readFileSync("app/rules/town/tide-stations.ts", "utf8")).toContain(written.split("\n")[0]);
});
