import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { localDate } from "../app/rules/time/panama-time";
import { predictSea } from "../app/server/operations/sea/predict-sea";
import { createServices } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { seed } from "../drizzle/seed/seed";
import { fingerprint } from "./fingerprint";

const config = "wrangler.toml";

/**
 * Brings the local database to the newest shape, fills it with demonstration data when it is empty and writes down the
 * tides to come. A stamp beside it says when there is nothing to do: for a month, after which the tides go on.
 */
export async function prepareDatabase(stateDir: string): Promise<void> {
  const stamp = join(stateDir, "prepared");
  const now = new Date();
  const wanted = `${fingerprint(["drizzle/**/*.{sql,ts}"])} ${localDate(now).slice(0, 7)}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Preparing the database …");
  const where = ["--local", "--config", config, "--persist-to", stateDir];
  execFileSync("wrangler", ["d1", "migrations", "apply", "DB", ...where], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CI: "true" },
  });
  const platform = await getPlatformProxy<Env>({ configPath: config, persist: { path: `${stateDir}/v3` } });
  try {
    await seed(platform.env, now);
    const { settings } = readSettings(platform.env);
    await predictSea(createServices(platform.env, settings, platform.ctx), now);
  } finally {
    await platform.dispose();
  }
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(stamp, wanted);
}
