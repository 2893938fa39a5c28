import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { browserFlags, findBrowser } from "../../scripts/browser";
import { anotherBuild } from "../support/another-build";
import { openBrowser } from "../support/browser";
import { openFront } from "../support/front-proxy";
import { askToKeep, keptOn, lookOf, openAndKeep, workersOf } from "../support/kept";
import { becomes } from "../support/leave-form";
import { makeAdmin, type Person } from "../support/people";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

const folder = mkdtempSync(join(tmpdir(), "kept-"));
const [before, after] = [join(folder, "before"), join(folder, "after")];
let town: Town;
let withdrawn: Town;
let browser: Browser;
let front: Awaited<ReturnType<typeof openFront>>;
let owner: Person;
beforeAll(async () => {
  anotherBuild(before, "old");
  cpSync("build", after, { recursive: true });
  [town, withdrawn, browser, front] = await Promise.all([
    openTown({ build: before }),
    openTown({ vars: { KEEPING: "off" } }),
    openBrowser(),
    openFront(),
  ]);
  front.leadTo(town.url);
  owner = await makeAdmin(town, { name: "Rosa Secreta" });
  await addRestaurant(town, { name: "La Panga", slug: "la_panga" });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([town.close(), withdrawn.close(), front.close()]);
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  front.leadTo(town.url);
  await front.open();
});

const at = (path: string) => front.origin + path;
const note = (page: Page) => page.locator(".kept-note");

async function open(path = "/"): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(at(path));
  return { context, page };
}

/**
 * Now and then Chromium doesn't pass the first navigation to a new worker, though it passes all later ones: then the
 * page is opened again.
 */
async function openInNewTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const isShown = await page.goto(at(path), { timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  if (isShown) return page;
  const again = await context.newPage();
  await again.goto(at(path));
  return again;
}

/** Whether the note above a kept page has its styles. */
const isDressed = (page: Page) =>
  note(page).evaluate((one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)");

const hasNewWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return active?.state === "activated" && !installing && !waiting;
  });

/**
 * The new worker takes over once the old one has nothing left to do. Chromium sometimes only notices when it stops the
 * idle worker after half a minute, which it never does with a debugger attached, as here: then the test stops it.
 */
async function newWorkerTakesOver(page: Page): Promise<void> {
  const takesOver = (timeout: number) => expect.poll(() => hasNewWorker(page), { timeout }).toBe(true);
  await takesOver(10_000).catch(async () => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("ServiceWorker.enable");
    await devTools.send("ServiceWorker.stopAllWorkers");
    await takesOver(30_000);
  });
}

const contentOn = (page: Page) =>
  page.evaluate(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const shelf = await caches.open(name);
      for (const request of await shelf.keys())
        texts.push((await shelf.match(request))?.clone().text() ?? "");
    }
    return (await Promise.all(texts)).join("\n");
  });

test("pages of a session are never kept, neither during it nor after it", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  await becomes(context, { ...town, url: new URL(front.origin) }, owner);
  const own = ["/my-listings", "/profile", "/add-restaurant", "/admin", "/es/admin/log"];
  for (const path of [...own, "/", "/eat/la_panga", "/es/calendar"]) {
    await page.goto(at(path), { waitUntil: "networkidle" });
    expect(await page.content()).toContain("Rosa Secreta");
  }
  const signedIn = await keptOn(page);
  expect(
    signedIn.filter((path) => !/^\/($|pocket|assets|fonts|favicon|scenes|portraits)/.test(path)),
  ).toEqual([]);
  await page.goto(at("/"));
  const button = page.locator("form[action$='/sign-out'] button").first();
  await Promise.all([page.waitForEvent("load"), button.evaluate((one) => (one as HTMLElement).click())]);
  expect(await page.content()).not.toContain("Rosa Secreta");
  await openAndKeep(page, at("/eat/la_panga"));
  expect(await contentOn(page)).toContain("La Panga");
  expect(await contentOn(page)).not.toContain("Rosa Secreta");
  expect(
    (await keptOn(page)).filter((path) =>
      /admin|my-listings|profile|auth|add-/.test(path.replace(/^\/assets.*/, "")),
    ),
  ).toEqual([]);
  await context.close();
});

test("typed and sent data is never kept, nor is the page that answers it", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form[action$='/newsletter']");
    const field = form?.querySelector<HTMLInputElement>("[name=email]");
    if (field) field.value = "secreto sin arroba";
    form?.submit();
  });
  await page.waitForURL("**/newsletter");
  expect(await page.content()).toContain("secreto sin arroba");
  await openAndKeep(page, at("/eat/la_panga"));
  expect(await contentOn(page)).not.toContain("secreto");
  expect(
    (await keptOn(page)).filter((path) => path.includes("newsletter") && !path.startsWith("/assets/")),
  ).toEqual([]);
  await context.close();
});

test("a full phone keeps what fits, and the site still works", async () => {
  const { context, page } = await open();
  const devtools = await context.newCDPSession(page);
  const quota = (quotaSize: number) =>
    devtools.send("Storage.overrideQuotaForOrigin", { origin: front.origin, quotaSize });
  await quota(1000);
  await page.locator("#keep [data-for=offered]:enabled").click();
  await page.locator("#keep [data-for=refused]:not([hidden])").waitFor();
  expect([await workersOf(page), await keptOn(page)]).toEqual([0, []]);
  await quota(400_000);
  await askToKeep(page);
  for (const path of ["/", "/eat", "/surf", "/calendar", "/info", "/transportation", "/eat/la_panga"]) {
    await page.goto(at(path), { waitUntil: "networkidle" });
    expect(await page.locator("h1").count()).toBe(1);
  }
  await front.shut();
  await page.goto(at("/pocket"));
  expect(await isDressed(page)).toBe(true);
  await context.close();
});

test("fifteen megabytes is the limit: the oldest pages are removed, the pocket guide stays", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  await page.evaluate(async () => {
    const shelf = await caches.open("kept-1");
    for (let n = 1; n <= 8; n++) {
      const headers = { "X-Kept-At": String(n), "Content-Type": "text/html" };
      await shelf.put(`/eat/place_${n}`, new Response("x".repeat(2_500_000), { headers }));
    }
  });
  await page.goto(at("/eat/la_panga"));
  await expect
    .poll(async () => (await keptOn(page)).filter((path) => path.includes("place_")).sort())
    .toEqual([4, 5, 6, 7, 8].map((n) => `/eat/place_${n}`));
  expect(await keptOn(page)).toEqual(expect.arrayContaining(["/pocket", "/eat/la_panga"]));
  await context.close();
});

test("if the browser has deleted the cache, keeping is offered again", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: front.origin, storageTypes: "cache_storage" });
  await page.goto(at("/eat/la_panga"));
  expect(await page.locator("h1").count()).toBe(1);
  await page.goto(at("/"));
  expect([await workersOf(page), await keptOn(page)]).toEqual([1, []]);
  await askToKeep(page);
  expect(await keptOn(page)).toEqual(expect.arrayContaining(["/", "/pocket"]));
  await context.close();
});

test("a browser that refuses says so, and shows every page as before", async () => {
  const profile = join(folder, "refusing");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: browserFlags,
    reducedMotion: "reduce",
  });
  // As with cookies and site data blocked, when access throws.
  await context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("denied", "SecurityError"));
    Object.defineProperty(globalThis, "caches", { get: () => ({ keys: refuse, open: refuse }) });
    for (const name of ["register", "getRegistration", "getRegistrations"])
      Object.defineProperty(ServiceWorkerContainer.prototype, name, { value: refuse });
  });
  const page = await context.newPage();
  await page.goto(at("/"));
  await page.locator("#keep [data-for=offered]:enabled").click();
  await page.locator("#keep [data-for=refused]:not([hidden])").waitFor();
  for (const path of ["/", "/es/calendar"]) {
    await page.goto(at(path));
    expect(await page.locator("h1").count()).toBe(1);
  }
  await context.close();
});

test("a normal window keeps it after the browser is closed", async () => {
  const launch = () =>
    chromium.launchPersistentContext(join(folder, "profile"), {
      executablePath: findBrowser(),
      args: browserFlags,
    });
  let context = await launch();
  let page = await context.newPage();
  await page.goto(at("/es"));
  await askToKeep(page);
  await openAndKeep(page, at("/es/eat/la_panga"));
  await context.close();
  await front.shut();
  context = await launch();
  page = await context.newPage();
  await page.goto(at("/es/eat/la_panga"));
  expect(await note(page).textContent()).toContain("Sin señal.");
  expect(await lookOf(page)).toMatchObject({ lost: [], typefaces: [] });
  await context.close();
});

test("an old worker handles a new site: pages work online and offline, and a new worker takes over by itself", async () => {
  const { context, page } = await open("/");
  await askToKeep(page);
  await openAndKeep(page, at("/calendar"));
  await town.redeploy(after);
  await openAndKeep(page, at("/eat/la_panga"));
  const script = async () =>
    (await page.evaluate(async () => (await fetch("/sw.js")).text())).match(/assets\/worker[^"]+/)?.[0];
  expect(await script()).not.toContain("old.js");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isNewSheet = (path: string) => /\/kept-note-[^.]+(?<!old)\.css$/.test(path);
  await expect.poll(async () => (await keptOn(page)).some(isNewSheet)).toBe(true);
  await newWorkerTakesOver(page);
  await front.shut();
  for (const path of ["/calendar", "/eat/la_panga", "/pocket"]) {
    const shown = await openInNewTab(context, path);
    expect(await isDressed(shown)).toBe(true);
    expect(await lookOf(shown)).toMatchObject({ lost: [], typefaces: [] });
  }
  await context.close();
}, 240_000);

test("with a connection too weak to answer, the kept page is shown", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  await openAndKeep(page, at("/calendar"));
  front.fallSilent();
  await page.goto(at("/calendar"));
  expect(await note(page).count()).toBe(1);
  await front.open();
  await page.goto(at("/calendar"));
  expect(await note(page).count()).toBe(0);
  await context.close();
});

test("also if it breaks off within a page, and a partial page is never kept", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  await openAndKeep(page, at("/calendar"));
  front.breakOff();
  await page.goto(at("/calendar"));
  expect(await note(page).count()).toBe(1);
  expect(await page.locator("footer").count()).toBe(1);
  expect((await contentOn(page)).match(/<html/g)).toHaveLength(
    (await contentOn(page)).match(/<\/html>/g)?.length ?? 0,
  );
  await context.close();
});

test("with one too weak for a page that isn't kept, the pocket guide is shown, except for the admin area", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  front.fallSilent();
  await page.goto(at("/eat/la_panga"));
  expect(new URL(page.url()).pathname).toBe("/pocket");
  expect(await note(page).textContent()).toContain("isn't on this phone");
  const door = page.goto(at("/auth"), { waitUntil: "commit", timeout: 18_000 });
  await expect(door).rejects.toThrow("Timeout");
  await context.close();
});

test("a captive portal is recognized, and its pages are never taken for the guide's", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  await openAndKeep(page, at("/calendar"));
  front.standBefore(
    "<!DOCTYPE html><html><head><title>Hotel Wi-Fi</title></head><body>Sign in</body></html>",
  );
  for (const path of ["/calendar", "/eat/la_panga", "/pocket"]) {
    await page.goto(at(path));
    expect(await page.title()).toBe("Hotel Wi-Fi");
  }
  front.standBefore(null);
  await front.shut();
  for (const [path, there] of [
    ["/calendar", "/calendar"],
    ["/eat/la_panga", "/pocket"],
    ["/pocket", "/pocket"],
  ]) {
    await page.goto(at(path as string));
    expect(new URL(page.url()).pathname).toBe(there);
    expect(await note(page).count()).toBe(1);
    expect(await lookOf(page)).toMatchObject({ lost: [], typefaces: [] });
  }
  expect(await contentOn(page)).not.toContain("Hotel Wi-Fi");
  await context.close();
});

test("a worker that breaks every page can be removed by one setting", async () => {
  const { context, page } = await open();
  await askToKeep(page);
  front.say(
    "/sw.js",
    "onfetch = (event) => event.respondWith(Response.error()); oninstall = () => skipWaiting();",
  );
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await newWorkerTakesOver(page);
  const calendar = () =>
    page.goto(at("/calendar")).then(
      () => "shown",
      () => "broken",
    );
  expect(await calendar()).toBe("broken");
  front.say("/sw.js", null);
  front.leadTo(withdrawn.url);
  // Only by reloading the page twice.
  await expect.poll(calendar, { interval: 3000, timeout: 40_000 }).toBe("shown");
  await expect.poll(() => workersOf(page)).toBe(0);
  expect(await keptOn(page)).toEqual([]);
  await page.goto(at("/"));
  expect(await page.locator("#keep").count()).toBe(0);
  await context.close();
});
