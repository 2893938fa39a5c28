import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtInServices } from "../../app/rules/info/built-in-services";
import { infoPath } from "../../app/rules/info/tabs";
import { sitePages } from "../../app/rules/pages/site-pages";
import { localPath } from "../../app/rules/site/language";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const services = builtInServices.map(({ id }) => infoPath("services", id));
const everyPage = [...sitePages.map(({ path }) => path), ...services].flatMap((path) => [
  path,
  localPath("es", path),
]);
const kilobyte = 1024;

/** As the edge compresses on the way: quick, not thorough. */
function weigh(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function files(html: string, pattern: RegExp): number {
  const names = [...html.matchAll(pattern)].map(([, name]) => name);
  return names.reduce((sum, name) => sum + weigh(readFileSync(`build/client${name}`)), 0);
}

test.each(everyPage)("%s arrives in the first 14 KB of a new connection", async (path) => {
  const html = await (await town.get(path)).text();
  const styles = files(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = files(html, /<script[^>]+src="([^"]+)"/g);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(2.5 * kilobyte);
  expect(weigh(html) + styles + scripts).toBeLessThanOrEqual(14 * kilobyte);
});

test("no drawing weighs more than 12 KB", () => {
  const scenes = globSync("public/scenes/**/*.svg");
  expect(scenes.length).toBeGreaterThan(10);
  expect(scenes.filter((scene) => statSync(scene).size > 12 * kilobyte)).toEqual([]);
});

test("files whose names say what is in them are kept for a year", async () => {
  const html = await (await town.get("/")).text();
  const name = html.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1] ?? "";
  const response = await town.get(name);
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});
