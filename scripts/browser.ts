import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** The headless shell first: it renders the same with a third less work. */
const usualPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
];

/** For containers: no network of its own, few processes, identical rendering everywhere. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--process-per-site",
  "--in-process-gpu",
];

/** Installs a Chromium where there is none. */
export function findBrowser(): string {
  const known = present();
  if (known) return known;
  console.log("No Chromium here: installing one …");
  for (const install of [installWithDebian, installWithPlaywright]) {
    try {
      install();
    } catch (error) {
      console.log(String(error).split("\n")[0]);
    }
    const found = present();
    if (found) return found;
  }
  throw new Error("Chromium could not be installed. Set CHROMIUM to the path of one.");
}

function present(): string | undefined {
  return [process.env.CHROMIUM, ...usualPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function installWithDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], { stdio: "inherit" });
}

function installWithPlaywright(): void {
  execFileSync("playwright-core", ["install", "chromium"], { stdio: "inherit", timeout: 300_000 });
}
