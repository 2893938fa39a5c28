import { execFileSync } from "node:child_process";
import { getPlatformProxy } from "wrangler";
import { seed } from "../drizzle/seed/seed";

const config = "build/server/wrangler.json";

/** Brings the local database to the newest shape and fills it with demonstration data when it is empty. */
export async function prepareDatabase(stateDir: string): Promise<void> {
  execFileSync(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--config", config, "--persist-to", stateDir],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CI: "true" },
    },
  );
  const platform = await getPlatformProxy<Env>({ configPath: config, persist: { path: `${stateDir}/v3` } });
  try {
    await seed(platform.env, new Date());
  } finally {
    await platform.dispose();
  }
}
