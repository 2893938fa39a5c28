import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findCircles, forbiddenImports, importsOf, sourceFiles } from "../support/layers";

const files = sourceFiles();
const graph = importsOf(files, (file) => readFileSync(file, "utf8"));

describe("The house is one-way", () => {
  test("no room imports from a room it may not know", () => {
    expect(forbiddenImports(graph)).toEqual([]);
  });

  test("no file imports itself by a detour", () => {
    expect(findCircles(graph)).toEqual([]);
  });

  test("every file stands in a room", () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test("the rules see an upward import, a sideways one and a circle when there is one", () => {
    const wrong = importsOf(
      ["app/rules/slugs.ts", "app/components/card.tsx", "app/server/db/users.ts"],
      (file) => {
        if (file.includes("rules")) return 'import { x } from "../components/card";';
        if (file.includes("card")) return 'import { y } from "../server/db/users";\nimport "../rules/slugs";';
        return "";
      },
    );
    expect(forbiddenImports(wrong)).toEqual([
      "app/rules/slugs.ts -> app/components/card.tsx",
      "app/components/card.tsx -> app/server/db/users.ts",
    ]);
    expect(findCircles(wrong)).toHaveLength(1);
  });
});
