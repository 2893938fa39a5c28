import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint";

const stamp = "build/stamp";
const sources = [
  "app/**/*",
  "workers/**/*",
  "public/**/*",
  "scripts/*-of-screens.ts",
  "*.{json,ts}",
  "wrangler.toml",
];

/** Whether build/ is up to date with the sources. */
export function isBuilt(): boolean {
  return (
    existsSync("build/server/wrangler.json") &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(sources)
  );
}

export function build(): void {
  console.log("Building …");
  execFileSync("tsx", ["scripts/social-cards.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("react-router", ["build"], { stdio: ["ignore", "ignore", "inherit"] });
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, fingerprint(sources));
}

if (import.meta.main) build();
