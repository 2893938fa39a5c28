import { readFileSync } from "node:fs";

/** The plain variables of wrangler.toml. */
export function readVariables(toml = readFileSync("wrangler.toml", "utf8")): Record<string, string> {
  const [, section = ""] = toml.match(/^\[vars\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m) ?? [];
  return Object.fromEntries(
    [...section.matchAll(/^(\w+)\s*=\s*"(.*)"$/gm)].map(([, name, value]) => [name, value]),
  );
}
