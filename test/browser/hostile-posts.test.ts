import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { hostileHtml } from "../support/hostile-html";
import { addPost } from "../support/posts";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const ran = () => "ran" in globalThis;

test("nothing in a stored post runs, even without a content security policy", {
  timeout: 180_000,
}, async () => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  // Checks that scripts would run here: this page has no content security policy.
  await page.setContent("<img src=x onerror=window.ran=1>");
  await expect.poll(() => page.evaluate(ran)).toBe(true);
  // Requests to other sites fail at once, so nothing waits for them.
  await context.route(/^https:|evil\.test/, (route) => route.abort());
  for (const [index, [name, html]] of hostileHtml.entries()) {
    const { slug } = await addPost(town, {
      title: `Hostile ${index}`,
      content: `<p>before</p>${html}<p>after`,
    });
    await page.goto(new URL(`/blog/${slug}`, town.url).href);
    for (const press of await page.locator(".post-body :is(a, summary, button)").all())
      await press.dispatchEvent("mouseover");
    expect(await page.evaluate(ran), name).toBe(false);
    expect(await page.locator(".post-body").textContent(), name).toContain("before");
  }
  await context.close();
});
