import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { getPlatformProxy } from "wrangler";
import { rebuildIndex } from "../app/server/operations/search/keep-index";
import { guideSources } from "../app/server/pages/search/guide-sources";
import { createServices } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { readWhere, wranglerPlace } from "./deploy/where";
import { stateDir } from "./local";

const usage = `Makes the index of the search from nothing.

  npm run search              on this machine's database (STATE_DIR, default .wrangler/state), at once
  npm run search -- --remote  empties the deployed one; its hourly job notices and makes it anew, 600 things a minute
  npm run search -- --staging that of the guide one tries things on`;

const { where, words } = readWhere(process.argv.slice(2));
if (words.length > 0) fail(usage);
if (where === "here") await rebuild();
else empty();

function empty(): void {
  const sql = ["documents", "spellings", "synonyms", "notes"]
    .map((table) => `DELETE FROM ${table};`)
    .join(" ");
  const args = ["d1", "execute", "SEARCH_DB", ...wranglerPlace(where), "--yes", "--command", sql];
  execFileSync("wrangler", args, { stdio: "inherit", env: { ...process.env, CI: "true" } });
  console.log("The index is empty. The job at seven past the hour makes it anew.");
}

async function rebuild(): Promise<void> {
  if (!existsSync(stateDir)) fail("There is no local database yet: run npm start once.");
  const platform = await getPlatformProxy<Env>({
    configPath: "wrangler.toml",
    persist: { path: `${stateDir}/v3` },
  });
  try {
    const services = createServices(platform.env, readSettings(platform.env).settings, platform.ctx);
    console.log(`${await rebuildIndex(services, guideSources)} things can be found.`);
  } finally {
    await platform.dispose();
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
