import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { type Person, signUp } from "../support/people";
import { openEditor, sourceOf } from "../support/post-editor";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const address = (path: string) => new URL(path, town.url).href;

async function visit(person: Person) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const [name = "", value = ""] = person.cookie.split("=");
  await context.addCookies([{ name, value, url: town.url.href }]);
  return context;
}
const title = (page: Page) => page.locator("#field-title");
const saved = (page: Page) => page.getByText("Saved as a draft.").waitFor();
const drafts = (person: Person) =>
  town.rows<{ id: string; title: string; content: string }>(
    "SELECT id, title, content FROM blog_posts WHERE user_id = ? AND deleted_at IS NULL",
    person.id,
  );

test("text is saved as a draft on the server after a pause, and removed from the device", async () => {
  const ana = await signUp(town);
  const context = await visit(ana);
  const page = await openEditor(context, address("/add-blog"));
  await title(page).fill("Half a thought");
  await page.locator("#field-content").click();
  await page.keyboard.type("The other half.");
  await saved(page);
  await expect
    .poll(() => drafts(ana))
    .toMatchObject([{ title: "Half a thought", content: "<p>The other half.</p>" }]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await title(page).fill("A whole thought");
  await expect.poll(async () => (await drafts(ana))[0]?.title).toBe("A whole thought");
  await page.getByRole("button", { name: "Save post" }).click();
  await page.waitForURL("**/blog");
  expect(await drafts(ana)).toHaveLength(1);
  await context.close();
});

test("closing a tab before the server has the text loses nothing", async () => {
  const ana = await signUp(town);
  const context = await visit(ana);
  const page = await openEditor(context, address("/add-blog"));
  await context.setOffline(true);
  await title(page).fill("Written on the boat");
  await page.locator("#field-content").click();
  await page.keyboard.type("No signal out here.");
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);
  await context.setOffline(false);

  const again = await openEditor(context, address("/add-blog"));
  await again.getByText("“Written on the boat”, written on this device").waitFor();
  expect(await title(again).inputValue()).toBe("");
  await again.getByRole("button", { name: "Continue with it" }).click();
  await expect.poll(() => title(again).inputValue()).toBe("Written on the boat");
  await expect.poll(() => sourceOf(again)).toBe("<p>No signal out here.</p>");
  await saved(again);
  expect(await drafts(ana)).toMatchObject([{ title: "Written on the boat" }]);
  await context.close();
});

test("after being signed out while writing and signing in elsewhere, the text is saved", async () => {
  const ana = await signUp(town);
  const context = await visit(ana);
  const page = await openEditor(context, address("/add-blog"));
  const cookies = await context.cookies();
  await context.clearCookies();
  await title(page).fill("A long evening");
  await page.getByText("You're signed out.").waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("A long evening");
  await context.addCookies(cookies);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await saved(page);
  expect(await drafts(ana)).toMatchObject([{ title: "A long evening" }]);
  await context.close();
});

test("two windows on one draft don't overwrite each other", async () => {
  const ana = await signUp(town);
  const context = await visit(ana);
  const first = await openEditor(context, address("/add-blog"));
  await title(first).fill("One");
  await saved(first);
  const [draft] = await drafts(ana);
  const second = await openEditor(context, address(`/add-blog?draft=${draft?.id}`));
  await title(second).fill("Two");
  await saved(second);
  await title(first).fill("Three");
  await first.getByText("Another window has saved this post since.").waitFor();
  expect(await drafts(ana)).toMatchObject([{ title: "Two" }]);
  expect(await title(first).inputValue()).toBe("Three");
  expect(await first.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Three");
  await context.close();
});

test("an unsent edit is offered again, and only for its own post", async () => {
  const ana = await signUp(town);
  const context = await visit(ana);
  const page = await openEditor(context, address("/add-blog"));
  await title(page).fill("Kept");
  await page.locator("#field-content").click();
  await page.keyboard.type("Words.");
  await page.getByRole("button", { name: "Save post" }).click();
  await page.waitForURL("**/blog");
  const [post] = await drafts(ana);
  const edit = await openEditor(context, address(`/my-listings/post/${post?.id}/edit`));
  await title(edit).fill("Kept and changed");
  await edit.getByText("Kept on this device.").waitFor();
  await edit.close();
  const fresh = await openEditor(context, address("/add-blog"));
  expect(await fresh.getByText("“Kept and changed”").count()).toBe(0);
  const again = await openEditor(context, address(`/my-listings/post/${post?.id}/edit`));
  await again.getByRole("button", { name: "Continue with it" }).click();
  await expect.poll(() => title(again).inputValue()).toBe("Kept and changed");
  await context.close();
});
