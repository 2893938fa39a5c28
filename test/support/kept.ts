import type { Page } from "playwright-core";
import { expect, vi } from "vitest";

/** Presses the button that keeps the guide on the device. */
export async function askToKeep(page: Page): Promise<void> {
  const place = page.locator("#keep");
  await place.locator("[data-for=offered]:enabled").click();
  await place.locator("[data-for=kept]:not([hidden])").waitFor();
}

/** Addresses in this browser's caches. */
export function keptOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        all.push(pathname + search);
      }
    }
    return all;
  });
}

export const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page online and waits until it and everything it needs is cached. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const wanted = await page.evaluate(() => {
    const named = document.querySelectorAll<HTMLElement>("img[src^='/'], link[rel=stylesheet][href^='/']");
    const paths = Array.from(named, (one) => one.getAttribute("src") ?? one.getAttribute("href") ?? "");
    return [...new Set([location.pathname, ...paths.map((path) => path.split(/[?#]/)[0] ?? "")])];
  });
  const kept = async () => {
    const paths = (await keptOn(page)).map((one) => one.split("?")[0]);
    return wanted.filter((one) => !paths.includes(one));
  };
  await vi.waitFor(async () => expect(await kept()).toEqual([]), { timeout: 30_000, interval: 100 });
}

/** A page's styles, and its pictures and fonts that failed to load. */
export function lookOf(page: Page) {
  return page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = "eager";
      await picture.decode().catch(() => {});
    }
    await document.fonts.ready;
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
    const { fontFamily: title } = getComputedStyle(document.querySelector("h1") as Element);
    return {
      dress: [backgroundColor, color, fontFamily, title],
      typefaces: ["1em Figtree", "1em Fraunces"].filter((one) => !document.fonts.check(one)),
      lost: Array.from(document.images)
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ src }) => src),
    };
  });
}
