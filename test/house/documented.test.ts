import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { wordsOfScreens } from "../../scripts/words-of-screens";

const read = (file: string) => readFileSync(file, "utf8");
const files = globSync(["{app,workers,scripts,test,drizzle}/**/*.{ts,tsx,mjs}", "*.ts"]).filter(
  (file) => !file.includes("+types") && !file.endsWith("documented.test.ts"),
);

/** A file's imports from packages, by name or by a path into node_modules. */
function takenIn(text: string): string[] {
  const named = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bresolve\()"((?:@[\w.-]+\/)?[\w][\w.-]*(?:\/[^"\s()]+)?)"/g;
  const byPath = /"((?:\.{1,2}\/)+node_modules\/[^"]+\.(?:[cm]?[jt]sx?))"/g;
  return [...text.matchAll(named), ...text.matchAll(byPath)].map(([, name = ""]) => name);
}

type Exports = string | null | { [path: string]: Exports };

/** Whether a package exports the imported path; one without an "exports" field exports everything. */
function isOffered(name: string, exportsOf: (pack: string) => Exports | undefined): boolean {
  if (name.startsWith(".")) return false;
  const [, pack = "", inside] = name.match(/^((?:@[^/]+\/)?[^/]+)(\/.+)?$/) ?? [];
  const offers = inside && exportsOf(pack);
  if (!offers) return true;
  if (typeof offers === "string") return false;
  return Object.entries(offers).some(([path, target]) => {
    if (target === null) return false;
    const [start = "", end] = path.split("*");
    const wanted = `.${inside}`;
    return end === undefined ? path === wanted : wanted.startsWith(start) && wanted.endsWith(end);
  });
}

const exportsOf = (pack: string): Exports | undefined => {
  const [found] = globSync(`node_modules/${pack}/package.json`);
  return found && JSON.parse(read(found)).exports;
};

test("packages are imported by what they export", () => {
  const taken = files.flatMap((file) => takenIn(read(file)).map((name) => ({ file, name })));
  expect(taken.length).toBeGreaterThan(500);
  expect(taken.filter(({ name }) => !isOffered(name, exportsOf))).toEqual([]);
});

test("the rule detects an import from inside a package, by name or by path", () => {
  const renderer = "react-dom/cjs/react-dom-server-legacy.browser.production.js";
  const wrong = takenIn(
    `import { a } from "${renderer}";\nnew URL("../node_modules/${renderer}");\nawait import("drizzle-orm/d1");`,
  );
  expect(wrong).toEqual([renderer, "drizzle-orm/d1", `../node_modules/${renderer}`]);
  expect(wrong.map((name) => isOffered(name, exportsOf))).toEqual([false, true, false]);
});

/** Internals of Drizzle's queries, of the router's hydration, and of React. */
const ownToThem =
  /\b(?:_prepare|mapResult|serverHandoffStream|streamController|UNSAFE_\w+|X-Remix-\w+|__reactRouter\w*|__SECRET_INTERNALS\w*|__CLIENT_INTERNALS\w*)\b|\.stmt\b/;

test("nothing uses internals of Drizzle, React and the router", () => {
  expect(files.filter((file) => !file.startsWith("test/") && ownToThem.test(read(file)))).toEqual([]);
});

const packages = ["react", "react-dom/server", "react-router", "/work/node_modules/drizzle-orm/d1/index.js"];

/** Everything a plugin does besides resolving and loading modules. */
function meddling(plugin: Plugin): string[] {
  const { name: _, resolveId, load, ...others } = plugin;
  const seen = [resolveId, load].map((hook) => {
    const filter = typeof hook === "object" ? hook.filter?.id : undefined;
    return filter instanceof RegExp ? packages.filter((id) => filter.test(id)) : packages;
  });
  return [...Object.keys(others), ...seen.flat()];
}

test("our own build plugin only adds modules, and doesn't change packages", () => {
  expect(meddling(wordsOfScreens())).toEqual([]);
  expect(meddling({ name: "x", transform: () => null, resolveId: () => null })).toContain("transform");
  expect(meddling({ name: "x", resolveId: { filter: { id: /^react$/ }, handler: () => "y" } })).toContain(
    "react",
  );
});

test("the build only has plugins of packages and that one, and no aliases for packages", () => {
  const config = read("vite.config.ts");
  const plugins = config.match(/plugins: \[([\s\S]*?)\n {2}\],/)?.[1] ?? "";
  const called = [...plugins.matchAll(/^ {4}(\w+)\(/gm)].map(([, name]) => name);
  expect(called).toEqual(["cloudflare", "tailwindcss", "reactRouter", "wordsOfScreens"]);
  expect(config.match(/alias: \{ "([^"]+)"/)?.[1]).toBe("~");
  expect(config.match(/alias/g)).toHaveLength(1);
});
