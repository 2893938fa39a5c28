import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { seed } from "../drizzle/seed/seed";
import { fingerprint } from "./fingerprint";

const config = "wrangler.toml";

/**
 * Brings the local database to the newest shape and fills it with demonstration data when it is empty. A stamp beside
 * it says when there is nothing to do.
 */
export async function prepareDatabase(stateDir: string): Promise<void> {
  const stamp = join(stateDir, "prepared");
  const wanted = fingerprint(["drizzle/**/*.{sql,ts}"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Preparing the database …");
  const where = ["--local", "--config", config, "--persist-to", stateDir];
  execFileSync("wrangler", ["d1", "migrations", "apply", "DB", ...where], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CI: "true" },
  });
  const platform = await getPlatformProxy<Env>({ configPath: config, persist: { path: `${stateDir}/v3` } });
  try {
    await seed(platform.env, new Date());
  } finally {
    await platform.dispose();
  }
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(stamp, wanted);
}
