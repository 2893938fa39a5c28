import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { localDate } from "../app/rules/time/panama-time";
import { predictSea } from "../app/server/operations/sea/predict-sea";
import { indexChanges } from "../app/server/operations/search/index-changes";
import { keepIndex } from "../app/server/operations/search/keep-index";
import { guideSources } from "../app/server/pages/search/guide-sources";
import { createServices } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { seed } from "../drizzle/seed/seed";
import { retryClosedConnection } from "./closed-connection";
import { fingerprint } from "./fingerprint";
import { applyMissing } from "./migrations";

const config = "wrangler.toml";

/**
 * Migrates the local database, fills an empty one with demonstration data, predicts tides and builds the search index.
 * A stamp says when nothing needs doing: for a month, when more tides are due.
 */
export async function prepareDatabase(stateDir: string): Promise<void> {
  const stamp = join(stateDir, "prepared");
  const now = new Date();
  const wanted = `${fingerprint(["drizzle/**/*.{sql,ts}"])} ${localDate(now).slice(0, 7)}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Preparing the database …");
  if (existsSync(join(stateDir, "v3"))) await prepare(stateDir, now);
  else await prepareNew(stateDir, now);
  writeFileSync(stamp, wanted);
}

/** A new town is built beside its final place and moved once complete, so that Ctrl-C leaves nothing half done. */
async function prepareNew(stateDir: string, now: Date): Promise<void> {
  const unfinished = `${stateDir}-unfinished`;
  await retryClosedConnection(async () => {
    rmSync(unfinished, { recursive: true, force: true });
    await prepare(unfinished, now);
  });
  mkdirSync(stateDir, { recursive: true });
  renameSync(join(unfinished, "v3"), join(stateDir, "v3"));
  rmSync(unfinished, { recursive: true });
}

async function prepare(stateDir: string, now: Date): Promise<void> {
  const platform = await getPlatformProxy<Env>({ configPath: config, persist: { path: `${stateDir}/v3` } });
  try {
    await applyMissing(platform.env.DB, "drizzle");
    await applyMissing(platform.env.SEARCH_DB, "drizzle/search");
    // A restored guide has users, and needs no demonstration data.
    const someone = await platform.env.DB.prepare("SELECT id FROM users LIMIT 1").first();
    if (!someone) await seed(platform.env, now);
    const { settings } = readSettings(platform.env);
    // The first start on a slow machine may take long.
    const services = createServices(platform.env, settings, platform.ctx, { patience: 60_000 });
    await retryClosedConnection(() => predictSea(services, now));
    await retryClosedConnection(() => keepIndex(services, guideSources));
    await retryClosedConnection(() => indexChanges(services, guideSources, Number.POSITIVE_INFINITY));
  } finally {
    await platform.dispose();
  }
}
