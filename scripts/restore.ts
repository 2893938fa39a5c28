import { keepIndex, rebuildIndex } from "../app/server/operations/search/keep-index";
import { takeOverChanges } from "../app/server/operations/search/take-over-changes";
import { guideSources } from "../app/server/pages/search/guide-sources";
import { createServices } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { openBackup } from "./backup/open-backup";
import { applyMigrations, knownMigrations, openGuide } from "./backup/open-guide";
import { restoreBackup } from "./backup/restore-backup";
import { folderAndPlace, say, stop } from "./backup/words";

const usage = `Brings a backup back into an empty guide.

  npm run restore -- FOLDER            into this machine's guide (STATE_DIR, default .wrangler/state)
  npm run restore -- FOLDER --remote   into the deployed one

A guide that isn't empty is left as it is. Broken off, it begins anew when it is started again.`;

const { folder, isRemote = false } = folderAndPlace(process.argv.slice(2)) ?? {};
if (!folder) stop(usage);

try {
  const backup = await openBackup(folder);
  const { restless } = await within(({ guide }) =>
    restoreBackup(guide, backup, { migrations: knownMigrations, say }),
  );
  applyMigrations(isRemote);
  await within((platform) => makeSearchable(platform, restless.length > 0));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
say(`The guide of ${folder} is back.`);

async function within<T>(work: (platform: Awaited<ReturnType<typeof openGuide>>) => Promise<T>): Promise<T> {
  const platform = await openGuide(isRemote);
  try {
    return await work(platform);
  } finally {
    await platform.dispose();
  }
}

/** An index that was copied while the guide changed may not fit what was copied beside it. */
async function makeSearchable(
  { env, ctx }: Awaited<ReturnType<typeof openGuide>>,
  isDoubtful: boolean,
): Promise<void> {
  const services = createServices(env, readSettings(env).settings, ctx);
  if (isDoubtful) await rebuildIndex(services, guideSources);
  else {
    await keepIndex(services, guideSources);
    await takeOverChanges(services, guideSources, Number.POSITIVE_INFINITY);
  }
  say("search: up to date");
}
