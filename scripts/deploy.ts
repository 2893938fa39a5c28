import { spawnSync } from "node:child_process";
import { build } from "./build";
import { readVariables } from "./variables";

/** Puts the guide on Cloudflare: checks what only its owner can know, builds, migrates, uploads. */
const config = "build/server/wrangler.json";
const { ORIGIN = "", MAIL_FROM = "", DEV_PAGES = "" } = readVariables();
const problems = [
  /^https:\/\/[^/]+$/.test(ORIGIN)
    ? ""
    : "ORIGIN must be the guide's own https address, without a slash at the end.",
  /@[^>]+\.(test|example)>?$/.test(MAIL_FROM)
    ? "MAIL_FROM must be an address of a domain you may send from."
    : "",
  DEV_PAGES === "off" ? "" : "DEV_PAGES must be off.",
].filter(Boolean);
if (problems.length) {
  console.error(["Not deployed. In wrangler.toml, under [vars]:", ...problems].join("\n- "));
  process.exit(1);
}

build();
const isFirst = wrangler(["d1", "info", "cambutal", "--json"], "ignore") !== 0;
// The first upload creates the database and the buckets; later ones find it migrated already.
if (isFirst) run(["deploy", "--config", config]);
for (const database of ["DB", "SEARCH_DB"]) {
  run(["d1", "migrations", "apply", database, "--remote", "--config", config]);
}
if (!isFirst) run(["deploy", "--config", config]);
console.log(`\n${ORIGIN} is up. ${isFirst ? "Now make the first admin: see docs/deploy.md." : ""}`);

function run(args: string[]): void {
  const status = wrangler(args, "inherit");
  if (status !== 0) process.exit(status ?? 1);
}

function wrangler(args: string[], stdio: "inherit" | "ignore"): number | null {
  return spawnSync("wrangler", args, { stdio }).status;
}
