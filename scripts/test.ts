import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser";
import { build, isBuilt } from "./build";
import { memoryDisk } from "./memory-disk";
import { tally } from "./test-tally";

/** Lint, types, then unit, Worker and browser tests, in one run. */
let passed = 0;
let failed = 0;

function step(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status === 0) passed++;
  else failed++;
  console.log(`${status === 0 ? "passed" : "FAILED"}: ${name}`);
}

step("lint", "biome", ["check", "--error-on-warnings"]);
step("types", "npm", ["run", "--silent", "types"]);
if (!isBuilt()) build();

const report = join(mkdtempSync(join(tmpdir(), "cambutal-")), "report.json");
// Test databases and browsers write a lot that's never read again.
const scratch = mkdtempSync(join(memoryDisk() ?? tmpdir(), "cambutal-"));
const { status } = spawnSync(
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...process.argv.slice(2)],
  {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM: findBrowser(), TMPDIR: scratch },
  },
);
rmSync(scratch, { recursive: true, force: true });
const counted = tally(existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null, status);
passed += counted.passed;
failed += counted.failed;

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
