import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";

let server: ChildProcess;
let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), "dev-"));
const port = await freePort();
const origin = `http://localhost:${port}`;

beforeAll(async () => {
  server = spawn("node_modules/.bin/tsx", ["scripts/dev.ts"], {
    env: { ...process.env, PORT: String(port), STATE_DIR: folder },
    stdio: "ignore",
    detached: true,
  });
  browser = await openBrowser();
  while ((await answers()) !== 200) {
    expect(server.exitCode, "npm run dev ended").toBeNull();
    await setTimeout(200);
  }
}, 600_000);

afterAll(async () => {
  // The whole process group, because the server runs in child processes.
  if (server.pid) process.kill(-server.pid, "SIGKILL");
  await browser.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

const answers = () =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

test.each(["/", "/es/add-event"])(
  "npm run dev serves %s, and React hydrates it without changes",
  async (path) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const said: string[] = [];
    page.on("console", (line) => said.push(line.text()));
    page.on("pageerror", (error) => said.push(String(error)));
    await page.goto(origin + path);
    await page.waitForFunction(
      () => Object.keys(document.querySelector("main a") ?? {}).some((name) => name.startsWith("__react")),
      null,
      { timeout: 60_000 },
    );
    await page.waitForLoadState("networkidle");
    expect(said.filter((line) => /hydrat|didn't match|Minified React|script tag/i.test(line))).toEqual([]);
    await context.close();
  },
  90_000,
);
