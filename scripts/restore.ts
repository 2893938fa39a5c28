import { indexChanges } from "../app/server/operations/search/index-changes";
import { keepIndex, rebuildIndex } from "../app/server/operations/search/keep-index";
import { guideSources } from "../app/server/pages/search/guide-sources";
import { createServices } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { readWords, say, stop } from "./backup/command-line";
import { openBackup } from "./backup/open-backup";
import { applyMigrations, openGuide } from "./backup/open-guide";
import { restoreBackup } from "./backup/restore-backup";
import { restorePart } from "./backup/restore-part";
import { readWhere } from "./deploy/where";
import { knownMigrations } from "./migrations";

const usage = `Brings a backup back into an empty guide.

  npm run restore -- FOLDER            into this machine's guide (STATE_DIR, default .wrangler/state)
  npm run restore -- FOLDER --remote   into the deployed one
  npm run restore -- FOLDER --staging  into the one beside it
  npm run restore -- FOLDER --only restaurant_listings BUSINESS_IMAGES
                                       only what is missing of these tables and buckets, into a guide that lives on

Else a guide that isn't empty is left as it is. Broken off, it begins anew when it is started again.`;

const { where, words } = readWhere(process.argv.slice(2));
const { folder, only = [] } = readWords(words) ?? {};
if (!folder) stop(usage);

try {
  const backup = await openBackup(folder);
  if (only.length > 0) await within(({ guide }) => restorePart(guide, backup, only, say));
  else {
    const how = { migrations: knownMigrations, say };
    await within(({ guide }) => restoreBackup(guide, backup, how));
    applyMigrations(where);
  }
  const isDoubtful = only.length === 0 && backup.manifest.restless.length > 0;
  await within((platform) => makeSearchable(platform, isDoubtful));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
say(only.length > 0 ? "What was missing is back." : `The guide of ${folder} is back.`);

async function within<T>(work: (platform: Awaited<ReturnType<typeof openGuide>>) => Promise<T>): Promise<T> {
  const platform = await openGuide(where);
  try {
    return await work(platform);
  } finally {
    await platform.dispose();
  }
}

/** An index copied while the guide was changing may not match the rows. */
async function makeSearchable(
  { env, ctx }: Awaited<ReturnType<typeof openGuide>>,
  isDoubtful: boolean,
): Promise<void> {
  const services = createServices(env, readSettings(env).settings, ctx);
  if (isDoubtful) await rebuildIndex(services, guideSources);
  else {
    await keepIndex(services, guideSources);
    await indexChanges(services, guideSources, Number.POSITIVE_INFINITY);
  }
  say("search: up to date");
}
