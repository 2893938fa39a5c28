import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const server = "build/server";
const importLine = /(?:import|export)\s*(?:[\w$*{][^"'`;]*?from)?\s*"(\.[^"]+)"/g;

/** The modules that are evaluated before the first request. */
function readAtStart(file = "index.js", seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const code = readFileSync(`${server}/${file}`, "utf8");
  seen.set(file, code);
  for (const [, path = ""] of code.matchAll(importLine))
    readAtStart(posix.join(posix.dirname(file), path), seen);
  return seen;
}

const sources = [...readAtStart().keys()].flatMap((file) => {
  // The bundler's own code has no sources, so it has no map.
  if (!existsSync(`${server}/${file}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${server}/${file}.map`, "utf8")) as { sources: string[] };
  return sources;
});

test("a cold start evaluates every page", () => {
  expect(sources.some((source) => source.endsWith("app/routes/home.tsx"))).toBe(true);
});

test.each([
  ["the keys of the team's door", /node_modules\/jose\//],
  ["the drawings", /app\/components\/pictures\/things\//],
  ["the arithmetic of tides and moon", /node_modules\/(astronomy-engine|@neaps)\//],
  ["the scheduled jobs", /workers\/schedule/],
])("%s are only loaded when needed", (_, source) => {
  expect(sources.filter((one) => source.test(one))).toEqual([]);
});
