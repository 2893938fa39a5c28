// Runs before `npm start` and `npm test` on whatever Node is there: installs the packages when they are missing or
// older than the lock file says.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isCurrent) {
  console.log("Installing packages …");
  // Not "npm ci": it refuses a lock file without the builds for other systems, which some registries do not carry.
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
  });
}
