import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { type HydratedScreen, pickWords, screenWords } from "../../app/rules/site/screen-words";
import { sharedAmong } from "../../scripts/files-of-screens";
import { importsOf, sourceFiles } from "../support/layers";

const kinds = ["place", "event", "post", "owner", "admin"] as const satisfies HydratedScreen[];
const givenTo = (kind: HydratedScreen, catalog: object) =>
  kind === "admin" ? catalog : pickWords(catalog, screenWords[kind]);
const read = (file: string) => readFileSync(file, "utf8");
const files = sourceFiles();
const graph = importsOf(files, read);
const isScreen = (file: string) => /^app\/(components|workbench|routes|forms)\//.test(file);
/** Not shown on an owner's screen. */
const ofAdmins = [
  "app/components/site/admin-bar.tsx",
  "app/components/site/draft-preview.tsx",
  "app/forms/standing.ts",
];
/** It loads the words of its forms. */
const inDialog = "app/workbench/owner/forms-in-dialog.tsx";

const screens = files.flatMap((file) => {
  const [, kind] = read(file).match(/^export const handle = .*hydrate: "(\w+)"/m) ?? [];
  return kind ? [{ file, kind }] : [];
});

function reachedFrom(roots: string[], kind: string): Set<string> {
  const reached = new Set(roots);
  for (const file of reached) {
    for (const target of graph.get(file) ?? []) {
      if (target === inDialog && kind === "owner") continue;
      if (isScreen(target) && (kind === "admin" || !ofAdmins.includes(target))) reached.add(target);
    }
  }
  return reached;
}

/** "places.status.open", or the part of a key before a placeholder. */
function saidIn(file: string): string[] {
  return [...read(file).matchAll(/\b(?:t|message)\(\s*(?:"([\w.-]+)"|`([\w.-]+)\.)/g)].map(
    ([, whole, start]) => whole ?? start ?? "",
  );
}

const at = (catalog: unknown, key: string) =>
  key
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], catalog);
const isKnown = (catalog: unknown, key: string) =>
  [key, `${key}_one`, `${key}_other`].some((one) => at(catalog, one) !== undefined);

describe.each(kinds)("The text of a screen of the kind %s", (kind) => {
  const own = screens.filter((screen) => screen.kind === kind).map(({ file }) => file);
  const said = [...reachedFrom(["app/root.tsx", ...own], kind)].flatMap((file) =>
    saidIn(file).map((key) => ({ file, key })),
  );

  test("is among the words given to its browser", () => {
    const given = givenTo(kind, catalogs.en);
    expect(own.length).toBeGreaterThan(1);
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter(({ key }) => isKnown(catalogs.en, key) && !isKnown(given, key))).toEqual([]);
  });

  test("exists in both languages", () => {
    const keys = kind === "admin" ? [] : screenWords[kind];
    for (const catalog of Object.values(catalogs)) {
      expect(keys.filter((key) => at(catalog, key) === undefined)).toEqual([]);
    }
  });
});

test("An owner's screen has the names of fields used in a reviewer's remarks", () => {
  const fields = read("app/rules/review/field-words.ts").match(/"\w+(?:\.\w+)+"/g) ?? [];
  const keys = fields.map((field) => field.slice(1, -1)).filter((key) => isKnown(catalogs.en, key));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !isKnown(givenTo("owner", catalogs.en), key))).toEqual([]);
});

test("A hydrated screen is listed in the files that such screens share", () => {
  expect(screens.filter(({ file }) => !sharedAmong.some((route) => route.test(`/${file}`)))).toEqual([]);
});
