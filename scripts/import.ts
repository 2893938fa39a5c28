import { readFileSync } from "node:fs";
import { createServices } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { say, stop } from "./backup/command-line";
import { openGuide } from "./backup/open-guide";
import { readWhere } from "./deploy/where";
import { readWish } from "./import/command-line";
import { importFile } from "./import/import-file";

const usage = `Looks at a file of an old site (CSV, GeoJSON, what Overpass answers, a calendar, or the export of WordPress), and brings them along.

  npm run import -- FILE [--kind restaurant|hotel|activity|business] [--language en|es] [--source NAME]
  npm run import -- FILE … --apply [--approved] [--add-duplicates]

Without --apply nothing changes: it says what would become of the rows, and /admin/import shows each of them. With
--remote it does so in the deployed guide, with --staging in the one beside it. Broken off, the import goes on by itself every minute.`;

/** No visitor waits for a command. */
const patience = 60_000;

const { where, words } = readWhere(process.argv.slice(2));
const wish = readWish(words) ?? stop(usage);
const { env, ctx, dispose } = await openGuide(where);
try {
  const { settings } = readSettings(env);
  const services = createServices(env, settings, ctx, { bookmark: "first-primary", patience });
  const id = await importFile(services, readFileSync(wish.file), wish, say);
  say(`To look at every row${wish.isApplied ? ", or to take it back" : ""}: /admin/import?import=${id}`);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
} finally {
  await dispose();
}
