import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "build/stamp";
const sources = ["app/**/*", "workers/**/*", "public/**/*", "*.{json,ts,toml}"];

/** True when what lies in build/ was made from the sources as they are now. */
export function isBuilt(): boolean {
  return (
    existsSync("build/server/wrangler.json") &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint()
  );
}

export function build(): void {
  console.log("Building …");
  execFileSync("tsx", ["scripts/social-cards.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("react-router", ["build"], { stdio: ["ignore", "ignore", "inherit"] });
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, fingerprint());
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

if (import.meta.main) build();
