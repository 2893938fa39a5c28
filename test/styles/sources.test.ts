import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** "a/{b,c}.tsx" as "a/b.tsx" and "a/c.tsx", braces within braces too. */
function spread(pattern: string): string[] {
  const [found, choices = ""] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return found ? choices.split(",").flatMap((one) => spread(pattern.replace(found, () => one))) : [pattern];
}

const sources = globSync("app/styles/*.css").flatMap((sheet) =>
  [...readFileSync(sheet, "utf8").matchAll(/@source "([^"]+)"/g)].flatMap(([, pattern = ""]) =>
    spread(pattern).map((file) => ({ sheet, file })),
  ),
);

test("every file in which a sheet looks for classes exists", () => {
  expect(sources.length).toBeGreaterThan(50);
  const missing = sources.filter(({ file }) => globSync(`app/styles/${file}`).length === 0);
  expect(missing).toEqual([]);
});
