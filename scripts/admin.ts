import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readWhere, wranglerPlace } from "./deploy/where";
import { stateDir } from "./local";
import { roleChange } from "./role-change";

const usage = `Makes somebody an admin, or takes it away again. They must have signed up and confirmed their address, and
sign in again afterwards. The last admin stays one.

  npm run admin -- grant <email> [--remote]
  npm run admin -- revoke <email> [--remote]

Without --remote it works on this machine's database (STATE_DIR, default .wrangler/state); --staging instead means the
guide one tries things on.`;

const { where, words } = readWhere(process.argv.slice(2));
const [change, email, ...more] = words;
if ((change !== "grant" && change !== "revoke") || !email?.includes("@") || more.length > 0) fail(usage);

if (where === "here" && !existsSync(stateDir)) fail("There is no local database yet: run npm start once.");

const command = roleChange(change, email, new Date()).join(";\n");
const [found] = execute(command);
if (!found) fail(`Nobody has signed up as ${email}.`);
if (change === "grant" && !found.is_proven)
  fail(
    `${email} is not confirmed yet, so anybody may have signed up with it. Press the link of the mail, or ask for it again at /profile.`,
  );
if (change === "grant" && found.is_paused)
  fail(`${email} is paused. Open the account at /admin/people first.`);
if (change === "revoke" && found.is_admin)
  fail(`${email} is the last admin and stays one. Make somebody else an admin first.`);
console.log(found.is_admin ? `${email} is an admin.` : `${email} is not an admin.`);
console.log("They are signed out everywhere and sign in again.");

function execute(sql: string): { id: string; is_admin: number; is_proven: number; is_paused: number }[] {
  const args = ["d1", "execute", "DB", ...wranglerPlace(where), "--json", "--yes", "--command", sql];
  const output = execFileSync("wrangler", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CI: "true" },
  });
  const answers = JSON.parse(output.slice(output.indexOf("["))) as { results: never[] }[];
  return answers.at(-1)?.results ?? [];
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
