import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import whole from "../../app/locales/en/index";
import owners from "../../app/locales/en/owners";
import { importsOf, sourceFiles } from "../support/layers";

const read = (file: string) => readFileSync(file, "utf8");
const files = sourceFiles();
const graph = importsOf(files, read);
const isScreen = (file: string) => /^app\/(components|workbench|routes|forms)\//.test(file);
/** An admin's bar and preview stand on no owner's screen. */
const ofAdmins = ["app/components/site/admin-bar.tsx", "app/components/site/preview.tsx"];

function reachedFrom(roots: string[]): Set<string> {
  const reached = new Set(roots);
  for (const file of reached) {
    for (const target of graph.get(file) ?? []) {
      if (isScreen(target) && !ofAdmins.includes(target)) reached.add(target);
    }
  }
  return reached;
}

test("whatever an owner's screen says is among the words that an owner's browser is given", () => {
  const isOwners = (file: string) => file.startsWith("app/routes/") && !file.startsWith("app/routes/admin/");
  const screens = files.filter(
    (file) => isOwners(file) && /^export const handle = .*hydrate: true/m.test(read(file)),
  );
  expect(screens.length).toBeGreaterThan(10);
  const missing = Object.keys(whole).filter((area) => !Object.hasOwn(owners, area));
  const said = [...reachedFrom(["app/root.tsx", ...screens])].flatMap((file) =>
    [...read(file).matchAll(/\bt\(\s*["`](\w+)\./g)].map(([, area]) => ({ file, area })),
  );
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter(({ area = "" }) => missing.includes(area))).toEqual([]);
});
