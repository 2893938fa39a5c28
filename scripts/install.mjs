// Runs before `npm start` and `npm test` on any Node: installs packages that are missing or older than the lock file.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isCurrent) {
  console.log("Installing packages …");
  // Not "npm ci", which refuses a lock file that lacks other systems' builds.
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
  });
}
