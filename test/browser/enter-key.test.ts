import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { multipart } from "../support/multipart";
import { type Person, signUp } from "../support/people";
import { makePng, pictureFile } from "../support/pictures";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { addPost } from "../support/posts";
import { openDesk, openOffice } from "../support/signed-in-window";

const { town, browser, admin, address } = await openOffice();
let owner: Person;
/** What owners and reviewers have forms for. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  owner = await signUp(town);
  const own = { user_id: owner.id, status: "pending" } as const;
  ids.restaurant = (await addRestaurant(town, own)).id;
  ids.hotel = (await addHotel(town, own)).id;
  ids.activity = (await addActivity(town, own)).id;
  ids.business = (await addBusiness(town, own)).id;
  ids.post = (await addPost(town, { ...own, title: "Low tide" })).id;
  ids.event = (await hold(town, { title: "Cleaning the beach", owner: owner.id })).id;
  const yoga = { title: "Yoga", owner: owner.id, pattern: everyWeek };
  ids.series = (await hold(town, { ...yoga, status: "pending" })).id;
  const dates = "SELECT id FROM events WHERE event_series_id = ? ORDER BY event_date LIMIT 1";
  ids.date = (await town.rows<{ id: string }>(dates, ids.series))[0]?.id ?? "";
  const image = pictureFile("one.png", makePng(700, 500));
  const { body, type } = await multipart([
    ["intent", "upload"],
    ["image", image],
  ]);
  await town.post("/admin/images", {}, { body, headers: { ...admin.headers, "Content-Type": type } });
});

/** A screen: who uses it, and which intents Enter may trigger. Elsewhere Enter only moves to the next field. */
type Asked = readonly [path: () => string, whose: "owner" | "admin", intents?: readonly string[]];
const screens: Record<string, Asked> = {
  "a new restaurant": [() => "/add-restaurant", "owner"],
  "a new hotel": [() => "/es/add-hotel", "owner"],
  "a new activity": [() => "/add-activity", "owner"],
  "a new business": [() => "/es/add-business", "owner"],
  "a new event": [() => "/add-event", "owner"],
  "a new post": [() => "/es/add-blog", "owner"],
  "a restaurant's edit": [() => `/my-listings/restaurant/${ids.restaurant}/edit`, "owner"],
  "a hotel's edit": [() => `/my-listings/hotel/${ids.hotel}/edit`, "owner"],
  "an activity's edit": [() => `/my-listings/activity/${ids.activity}/edit`, "owner"],
  "a business's edit": [() => `/my-listings/business/${ids.business}/edit`, "owner"],
  "an event's edit": [() => `/my-listings/event/${ids.event}/edit`, "owner"],
  "a series' date's edit": [() => `/es/my-listings/event/${ids.date}/edit`, "owner"],
  "a post's edit": [() => `/my-listings/post/${ids.post}/edit`, "owner"],
  "one's profile": [() => "/profile", "owner", [""]],
  security: [() => "/profile/security", "owner", ["", "change-email", "change-password", "delete"]],
  "the review of a restaurant": [() => `/admin/submissions/restaurant/${ids.restaurant}`, "admin", ["edit"]],
  "the review of a hotel": [() => `/es/admin/submissions/hotel/${ids.hotel}`, "admin", ["edit"]],
  "the review of an activity": [() => `/admin/submissions/activity/${ids.activity}`, "admin", ["edit"]],
  "the review of a business": [() => `/es/admin/submissions/business/${ids.business}`, "admin", ["edit"]],
  "the review of a series": [() => `/admin/submissions/series/${ids.series}`, "admin", ["edit"]],
  "the review of an event": [() => `/admin/submissions/event/${ids.event}`, "admin", ["edit"]],
  "the review of a post": [() => `/admin/submissions/post/${ids.post}`, "admin", ["edit"]],
  "a part of a page": [() => "/admin/content?page_path=%2F&section_name=cards", "admin", ["save-draft"]],
  "a new part of a page": [() => "/admin/content?page_path=%2F", "admin", ["update"]],
  "what is said to search engines": [() => "/admin/seo?page_path=%2Feat", "admin"],
  "the notice": [() => "/admin/notice", "admin"],
  "the pictures": [() => "/admin/images", "admin", ["words"]],
};

const lines =
  'main input:is([type="text"], [type="email"], [type="url"], [type="tel"], [type="search"], [type="number"], [type="date"], [type="time"], [type="datetime-local"], [type="password"], :not([type]))';

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });

/** Presses Enter in each line of a screen's forms, and reports what happened. */
async function enterEach(page: Page) {
  await openAll(page);
  const repeats = page.locator('main input[name="is_recurring"][type="checkbox"]');
  if ((await repeats.count()) > 0) await repeats.check();
  const outcomes: string[] = [];
  for (const field of await page.locator(lines).all()) {
    const isSent = await field.evaluate((one: HTMLInputElement) => one.form?.method === "post");
    if (!isSent || !(await field.isVisible()) || !(await field.isEnabled())) continue;
    const name = (await field.getAttribute("name")) ?? "";
    await field.focus();
    await page.keyboard.press("Enter");
    const isLeft = await field.evaluate((one) => one !== document.activeElement);
    const sent = await page.evaluate(() => (window as { sent?: string[] }).sent?.splice(0) ?? []);
    outcomes.push(`${name}: ${sent.length > 0 ? `sends ${sent}` : isLeft ? "goes on" : "stays"}`);
  }
  return outcomes;
}

/** Records what would be sent, and sends nothing. */
function holdForms() {
  const sent: string[] = [];
  Object.assign(window, { sent });
  window.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      sent.push((event.submitter as HTMLButtonElement | null)?.value ?? "");
    },
    true,
  );
}

describe("Enter in each line of a form", () => {
  /** Pages are reused, so that scripts load once. */
  const windows = {} as Record<"owner" | "admin", Page>;
  beforeAll(async () => {
    for (const [whose, person] of [["owner", owner] as const, ["admin", admin] as const]) {
      const { page } = await openDesk(town, browser, person);
      await page.addInitScript(holdForms);
      windows[whose] = page;
    }
  });

  test.each(Object.keys(screens))("does in %s what a person expects", async (name) => {
    const [path, whose, intents = []] = screens[name] as Asked;
    const page = windows[whose];
    await page.goto(address(path()));
    await page.waitForLoadState("networkidle");
    const outcomes = await enterEach(page);
    const meant = ["goes on", ...intents.map((intent) => `sends ${intent}`)];
    const isMeant = (outcome: string) => meant.some((one) => outcome.endsWith(`: ${one}`));
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => !isMeant(outcome))).toEqual([]);
  });

  test.each([
    ["name", "a new restaurant"],
    ["event_date", "a new event"],
    ["title", "a new post"],
    ["page_title", "what is said to search engines"],
    ["reason.name", "the review of a hotel"],
    ["reason", "the review of a hotel"],
  ])("sends nothing unfinished from %s of %s without scripts", async (field, name) => {
    const { page } = await openDesk(town, browser, admin, { javaScriptEnabled: false });
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const path = screens[name]?.[0]() ?? "";
    await page.goto(address(path));
    await openAll(page);
    await page.locator(`main [name="${field}"]`).first().press("Enter");
    await page.locator("main form").first().waitFor();
    expect([sent, page.url()]).toEqual([[], address(path)]);
    await page.context().close();
  });

  test("publishes no notice without scripts, and shows a preview", async () => {
    const { page } = await openDesk(town, browser, admin, { javaScriptEnabled: false });
    await page.goto(address("/admin/notice"));
    for (const name of ["text_en", "text_es"])
      await page.locator(`[name="${name}"]`).fill("The road is cut.");
    await page.locator('[name="until"]').fill("2099-01-01T12:00");
    await page.locator('[name="until"]').press("Enter");
    await page.locator("#notice-preview").waitFor();
    expect(await town.rows("SELECT id FROM site_notice")).toEqual([]);
    await page.context().close();
  });

  test("moves from a post's title to its text", async () => {
    const { page } = await openDesk(town, browser, owner);
    await page.goto(address("/add-blog"));
    const text = page.locator('.post-words-one [contenteditable="true"]').first();
    await text.waitFor();
    await page.locator('[name="title"]').press("Enter");
    await page.keyboard.type("Low water at nine.");
    await expect.poll(() => text.textContent()).toContain("Low water at nine.");
    await page.context().close();
  });
});
