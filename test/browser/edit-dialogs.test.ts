import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { editPath } from "../../app/rules/places/paths";
import { languages, localPath } from "../../app/rules/site/language";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { becomes } from "../support/leave-form";
import { accessibilityProblems } from "../support/page-checks";
import { type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { addPost } from "../support/posts";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let owner: Person;
let context: BrowserContext;
const made: Record<string, string> = {};

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

beforeEach(async () => {
  owner = await signUp(town);
  context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await becomes(context, town, owner);
  const own = { owner: owner.id, event_date: "2027-03-02" };
  made.restaurant = (await addRestaurant(town, { user_id: owner.id, name: "Uno", status: "pending" })).id;
  made.event = (await hold(town, { ...own, title: "Dos", status: "pending" })).id;
  made.post = (
    await addPost(town, { user_id: owner.id, title: `Tres ${town.nextNumber()}`, status: "pending" })
  ).id;
});
afterEach(() => context.close());

const kinds = ["restaurant", "event", "post"] as const;
type Kind = (typeof kinds)[number];
const field = { restaurant: "name", event: "title", post: "title" } as const;
const open = (page: Page) => page.locator("dialog#edit[open]");
const link = (page: Page, kind: Kind, id = made[kind]) =>
  page.locator(`a[href$="${editPath(kind, id ?? "")}"]`);
const path = (page: Page) => new URL(page.url()).pathname;
const words = (page: Page, kind: Kind) => open(page).locator(`[name=${field[kind]}]`);
const save = (page: Page) => open(page).locator("form [type=submit].button:not([name])").first();

async function list(kind: Kind, language: "en" | "es" = "en"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL(localPath(language, `/my-listings?type=${kind}`), town.url).href);
  await page.waitForLoadState("networkidle");
  return page;
}

async function edit(kind: Kind, language: "en" | "es" = "en"): Promise<Page> {
  const page = await list(kind, language);
  await link(page, kind).click();
  await words(page, kind).waitFor();
  return page;
}

describe.each(languages)("An edit over My Listings (%s)", (language) => {
  const { listings } = catalogs[language];

  test.each(kinds)("of a %s has its own address, and Back leads to the list", async (kind) => {
    const page = await edit(kind, language);
    const own = localPath(language, editPath(kind, made[kind] ?? ""));
    expect(path(page)).toBe(own);
    await open(page).getByRole("heading", { name: listings.editTitle[kind], exact: true }).waitFor();
    expect(await page.getByRole("heading", { name: listings.title, includeHidden: true }).count()).toBe(1);
    expect(await open(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await open(page).waitFor({ state: "detached" });
    expect(path(page)).toBe(localPath(language, "/my-listings"));
    await expect.poll(() => link(page, kind).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goForward();
    await words(page, kind).waitFor();
    expect(path(page)).toBe(own);
  });

  test.each(kinds)("of a %s asks before closing with unsaved text, and restores it", async (kind) => {
    const page = await edit(kind, language);
    const asked = page.getByRole("dialog", { name: listings.leave.title });
    await words(page, kind).fill("La Panga de Rosa");
    await page.keyboard.press("Escape");
    await asked.waitFor();
    const stay = asked.getByRole("button", { name: listings.leave.stay }).last();
    expect(await stay.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await stay.click();
    await asked.waitFor({ state: "detached" });
    expect(await words(page, kind).inputValue()).toBe("La Panga de Rosa");
    await page.goBack();
    await asked.getByRole("button", { name: listings.leave.close, exact: true }).click();
    await open(page).waitFor({ state: "detached" });
    expect(path(page)).toBe(localPath(language, "/my-listings"));
    await link(page, kind).click();
    if (kind === "post")
      await open(page).getByRole("button", { name: catalogs[language].postForm.kept.take }).click();
    await expect.poll(() => words(page, kind).inputValue()).toBe("La Panga de Rosa");
  });

  test.each(kinds)(
    "of a %s stays open after an error, and the list is updated after saving",
    async (kind) => {
      const page = await edit(kind, language);
      await words(page, kind).fill("");
      await save(page).click();
      await open(page).locator("#error-summary").waitFor();
      await words(page, kind).fill("La Panga de Rosa");
      await save(page).click();
      await page.waitForURL(`**${localPath(language, "/my-listings")}?type=${kind}`);
      await page.locator(".toast").waitFor();
      await page.getByRole("heading", { name: "La Panga de Rosa" }).waitFor();
    },
  );
});

test("A conflict is shown in the dialog, with everything typed", async () => {
  const page = await edit("event");
  await words(page, "event").fill("La Panga de Rosa");
  await town.rows("UPDATE events SET title = 'Dos y medio' WHERE id = ?", made.event);
  await save(page).click();
  await open(page).getByText(catalogs.en.submission.notices.staleTitle).waitFor();
  expect(await words(page, "event").inputValue()).toBe("La Panga de Rosa");
});

test("An event is cancelled and moved over the list, in the part of its form that the link names", async () => {
  const { listings, submission } = catalogs.en;
  const page = await list("event");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const hasFocus = (selector: string) =>
    expect
      .poll(() =>
        open(page)
          .locator(selector)
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
  await page.getByRole("link", { name: "Move Dos" }).click();
  await hasFocus("#field-event_date");
  expect(path(page)).toBe(editPath("event", made.event ?? ""));
  await page.keyboard.press("Escape");
  await open(page).waitFor({ state: "detached" });
  await expect.poll(() => path(page)).toBe("/my-listings");
  await page.getByRole("link", { name: "Cancel Dos" }).click();
  await hasFocus("#cancel");
  const cancel = open(page).getByRole("button", { name: listings.events.cancel });
  expect((await cancel.boundingBox())?.y).toBeLessThan(780);
  await words(page, "event").fill("Dos y medio");
  await context.setOffline(true);
  await cancel.click();
  await open(page).getByText(submission.notices.offlineTitle).waitFor();
  await context.setOffline(false);
  await cancel.click();
  await page.locator(".toast").waitFor();
  await page.getByRole("link", { name: "It's on after all: Dos" }).waitFor();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  expect(path(page)).toBe("/my-listings");
  await page.getByRole("link", { name: "It's on after all: Dos" }).click();
  await expect.poll(() => words(page, "event").inputValue()).toBe("Dos y medio");
  await open(page).getByRole("button", { name: listings.events.reinstate }).click();
  await page.getByRole("link", { name: "Cancel Dos" }).waitFor();
});

test("A form opened while the browser is still going back to the list opens at its part, one step from the list", async () => {
  const page = await list("event");
  await page.getByRole("link", { name: "Move Dos" }).click();
  await words(page, "event").waitFor();
  // The browser goes back at once, before the screen renders: both happen without a render in between.
  const link = await page.getByRole("link", { name: "Cancel Dos", includeHidden: true }).elementHandle();
  await link?.evaluate((element) => {
    addEventListener("popstate", () => (element as HTMLAnchorElement).click(), { capture: true, once: true });
    history.back();
  });
  await expect
    .poll(() =>
      open(page)
        .locator("#cancel")
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press("Escape");
  await open(page).waitFor({ state: "detached" });
  await expect.poll(() => path(page)).toBe("/my-listings");
});

test("Going from one date of a series to another is still one step from the list", async () => {
  await hold(town, { owner: owner.id, event_date: "2027-03-02", pattern: everyWeek });
  const [date] = await town.rows<{ id: string }>(
    "SELECT id FROM events WHERE user_id = ? AND event_series_id IS NOT NULL ORDER BY event_date",
    owner.id,
  );
  made.event = date?.id ?? "";
  const page = await list("event");
  await page.locator("summary", { hasText: catalogs.en.listings.events.oneDate }).click();
  // The list shows four dates; this link, already visible, leads to the rest.
  await page.getByRole("link", { name: catalogs.en.listings.events.otherDate }).click();
  await open(page).getByRole("link", { name: "Tuesday, March 30, 2027" }).waitFor();
  await page.keyboard.press("Escape");
  await open(page).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Edit Tuesday, March 2, 2027" }).click();
  await open(page).getByRole("heading", { name: "Edit event: Tuesday, March 2, 2027" }).waitFor();
  await words(page, "event").waitFor();
  const first = path(page);
  await open(page).locator("details summary").first().click();
  await open(page).locator("li a:not([aria-current])").first().click();
  await expect.poll(() => path(page)).not.toBe(first);
  await words(page, "event").waitFor();
  await page.keyboard.press("Escape");
  await open(page).waitFor({ state: "detached" });
  expect(path(page)).toBe("/my-listings");
});

test("The post editor loads with the first edited post, and its dialog is as wide as its page", async () => {
  const page = await list("post");
  await page.setViewportSize({ width: 1280, height: 900 });
  const isThere = () => page.locator(".editor-text").count();
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(scripts.filter((name) => name.includes("rich-text"))).toEqual([]);
  await link(page, "post").click();
  await expect.poll(isThere).toBeGreaterThan(0);
  expect((await open(page).boundingBox())?.width).toBeGreaterThan(1000);
});
