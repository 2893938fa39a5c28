import { readWords, say, stop } from "./backup/command-line";
import { openGuide } from "./backup/open-guide";
import { takeBackup } from "./backup/take-backup";
import { readWhere } from "./deploy/where";

const usage = `Copies the guide into a folder: both databases, all pictures and files, with checksums.

  npm run backup -- [FOLDER]            this machine's guide (STATE_DIR, default .wrangler/state)
  npm run backup -- --remote [FOLDER]   the deployed one
  npm run backup -- --staging [FOLDER]  the one beside it

Without FOLDER it is backups/ and the hour. Broken off, it goes on when it is started again with the same folder.`;

const now = new Date();
const { where, words } = readWhere(process.argv.slice(2));
const asked = readWords(words) ?? stop(usage);
if (asked.only.length > 0) stop(usage);
const { folder = `backups/${now.toISOString().slice(0, 16).replaceAll(":", "")}` } = asked;
try {
  const { guide, dispose } = await openGuide(where);
  const from = where === "here" ? "local" : "remote";
  const { restless } = await takeBackup(guide, folder, { from, now, say });
  if (restless.length > 0) say(`Never at rest, taken as last seen: ${restless.join(", ")}`);
  say(`The backup is whole: ${folder}`);
  await dispose();
} catch (error) {
  const flag = { here: "", live: "--remote ", staging: "--staging " }[where];
  const again = `npm run backup -- ${flag}${folder}`;
  stop(`${error instanceof Error ? error.message : error}\nNot finished. To go on: ${again}`);
}
