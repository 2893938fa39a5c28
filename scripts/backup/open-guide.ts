import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Place } from "../deploy/configuration";
import { readConfiguration } from "../deploy/settings";
import { type Where, wranglerPlace } from "../deploy/where";
import { stateDir } from "../local";
import { knownMigrations } from "../migrations";
import type { Guide } from "./take-backup";

/** The local guide or a deployed one, through the same bindings. */
export async function openGuide(where: Where) {
  const platform = where === "here" ? await openLocal() : await openRemote(where);
  const { DB, SEARCH_DB, CMS_IMAGES, BUSINESS_IMAGES, FILES } = platform.env;
  const guide: Guide = { databases: { DB, SEARCH_DB }, buckets: { CMS_IMAGES, BUSINESS_IMAGES, FILES } };
  return { ...platform, guide };
}

function openLocal() {
  return getPlatformProxy<Env>({ configPath: "wrangler.toml", persist: { path: `${stateDir}/v3` } });
}

/** wrangler reaches deployed resources through a configuration that marks each as remote. */
async function openRemote(place: Place) {
  const { name, compatibility_date, compatibility_flags, vars, images, send_email, ratelimits, ...all } =
    readConfiguration(place);
  const databases = all.d1_databases.map((database) => ({
    ...database,
    database_id: database.database_id ?? idOf(database.database_name),
    remote: true,
  }));
  const buckets = all.r2_buckets.map((bucket) => ({ ...bucket, remote: true }));
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  const configPath = join(folder, "wrangler.json");
  const plain = { name, compatibility_date, compatibility_flags, vars, images, send_email, ratelimits };
  writeFileSync(configPath, JSON.stringify({ ...plain, d1_databases: databases, r2_buckets: buckets }));
  try {
    return await getPlatformProxy<Env>({ configPath, persist: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function idOf(name: string): string {
  const { status, stdout, stderr } = spawnSync("wrangler", ["d1", "info", name, "--json"], {
    encoding: "utf8",
    env: { ...process.env, CI: "true" },
  });
  const found = status === 0 ? /"uuid":\s*"([^"]+)"/.exec(stdout) : null;
  if (found?.[1]) return found[1];
  throw new Error(
    `wrangler finds no database "${name}": sign in (npx wrangler login), or deploy first.\n${stderr}`,
  );
}

/** Migrates a database restored from an older guide. */
export function applyMigrations(where: Where): void {
  for (const database of Object.keys(knownMigrations)) {
    execFileSync("wrangler", ["d1", "migrations", "apply", database, ...wranglerPlace(where)], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CI: "true" },
    });
  }
}
