import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findCircles, findFolderCircles, forbiddenImports, importsOf, sourceFiles } from "../support/layers";

const files = sourceFiles();
const graph = importsOf(files, (file) => readFileSync(file, "utf8"));

describe("Imports go one way", () => {
  test("no room imports from a forbidden room", () => {
    expect(forbiddenImports(graph)).toEqual([]);
  });

  test("no file imports itself indirectly", () => {
    expect(findCircles(graph)).toEqual([]);
  });

  test("no nouns of a room import each other, directly or indirectly", () => {
    expect(findFolderCircles(graph)).toEqual([]);
  });

  test("the rules detect two nouns that depend on each other, even without a cycle of files", () => {
    const wrong = importsOf(
      ["app/rules/events/a.ts", "app/rules/events/b.ts", "app/rules/places/a.ts", "app/rules/places/b.ts"],
      (file) => {
        if (file === "app/rules/events/a.ts") return 'import { x } from "../places/a";';
        if (file === "app/rules/places/b.ts") return 'import { y } from "../events/b";';
        return "";
      },
    );
    expect(findCircles(wrong)).toEqual([]);
    expect(findFolderCircles(wrong)).toHaveLength(1);
  });

  test("every file belongs to a room", () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test("the rules detect an upward import, a sideways one and a cycle", () => {
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
