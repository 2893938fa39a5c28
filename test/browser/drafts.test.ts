import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { becomes, beginAnew, isKept, type Leave, leavingPage, turns, typed } from "../support/leave-form";
import { accessibilityProblems } from "../support/page-checks";
import { type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let owner: Person;
let context: BrowserContext;
const edits = new Map<string, string>();
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  owner = await signUp(town);
  context = await browser.newContext({ reducedMotion: "reduce" });
  const own = { user_id: owner.id };
  edits.set("restaurant", (await addRestaurant(town, { ...own, name: "Uno" })).id);
  edits.set("hotel", (await addHotel(town, { ...own, name: "Dos" })).id);
  edits.set("activity", (await addActivity(town, { ...own, business_name: "Tres" })).id);
  edits.set("business", (await addBusiness(town, { ...own, name: "Cuatro" })).id);
  const event = await hold(town, { owner: owner.id, title: "Cinco", event_date: "2027-03-02" });
  edits.set("event", event.id);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const kinds = ["restaurant", "hotel", "activity", "business", "event"] as const;
type Kind = (typeof kinds)[number];
const fieldOf: Record<Kind, string> = {
  restaurant: "name",
  hotel: "name",
  activity: "business_name",
  business: "name",
  event: "title",
};
const address = (path: string) => new URL(path, town.url).href;

const leavingDialog: Record<string, Leave> = {
  Escape: ({ page }) => page.keyboard.press("Escape"),
  "the cross": ({ page }) => page.locator("dialog[open] .dialog-close").click(),
  Cancel: ({ page }) => page.locator("dialog[open]").locator(".form-bar [type=button]").click(),
  "a press outside": ({ page }) => page.mouse.click(5, 5),
  "the tab closed": leavingPage["the tab closed"],
  "the connection lost": leavingPage["the connection lost"],
  "the session over": leavingPage["the session over"],
};

beforeEach(() => beginAnew(context, town, owner));

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(path));
  // The other language is only named once scripts have run.
  await page.getByText(/^The same in (English|Spanish)$/).waitFor();
  return page;
}

async function openDialog(kind: Kind): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(`/my-listings?type=${kind === "activity" ? "business" : kind}`));
  await page.waitForLoadState("networkidle");
  await page.locator(`a[href$="/my-listings/${kind}/${edits.get(kind)}/edit"]`).click();
  await page.locator("dialog[open] .form-bar").waitFor();
  return page;
}

const field = (page: Page, kind: Kind) => page.locator(`[name=${fieldOf[kind]}]`);

async function expectKept(page: Page, kind: Kind) {
  await page.getByText("We kept what you typed").waitFor();
  await expect.poll(() => field(page, kind).inputValue()).toBe(typed);
}

describe("A new form keeps a draft", () => {
  test.each(turns(kinds, leavingPage))("of a new %s, however it's left: %s", async (kind, _, leave) => {
    const page = await open(`/add-${kind}`);
    await field(page, kind).fill(typed);
    await leave({ page, submit: ".form-bar [type=submit]" });
    await expectKept(await open(`/add-${kind}`), kind);
  });
});

describe("An edit on its own page keeps a draft", () => {
  const cancel: Leave = ({ page }) => page.locator(".form-bar a").click();
  test.each(turns(kinds, { ...leavingPage, Cancel: cancel }))(
    "of a %s, however it's left: %s",
    async (kind, _, leave) => {
      const path = `/my-listings/${kind}/${edits.get(kind)}/edit`;
      const page = await open(path);
      await field(page, kind).fill(typed);
      await leave({ page, submit: ".form-bar [type=submit]" });
      await expectKept(await open(path), kind);
    },
  );
});

describe("An edit in a dialog keeps a draft", () => {
  test.each(turns(kinds, leavingDialog))("of a %s, however it's left: %s", async (kind, _, leave) => {
    const page = await openDialog(kind);
    await field(page, kind).fill(typed);
    await leave({ page, submit: "dialog[open] .form-bar [type=submit]" });
    await expectKept(await openDialog(kind), kind);
  });
});

test("An edit in a dialog is previewed, corrected and saved without leaving the list", async () => {
  const page = await openDialog("business");
  const dialog = page.locator("dialog[open]");
  await field(page, "business").fill("Cuatro Palmas");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("heading", { name: "Cuatro Palmas" }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => field(page, "business").inputValue()).toBe("Cuatro Palmas");
  await field(page, "business").fill("");
  await page.locator("dialog[open] .form-bar [type=submit]").click();
  await dialog.locator("#error-summary").waitFor();
  await field(page, "business").fill("Cuatro Palmas del Mar");
  await page.locator("dialog[open] .form-bar [type=submit]").click();
  await page.getByText("Business updated").waitFor();
  expect(new URL(page.url()).pathname).toBe("/my-listings");
});

test("Another person using the same browser sees none of it", async () => {
  const page = await open("/add-restaurant");
  await field(page, "restaurant").fill(typed);
  await isKept(page);
  await page.close();
  const other = await signUp(town);
  await becomes(context, town, other);
  const theirs = await open("/add-restaurant");
  expect(await field(theirs, "restaurant").inputValue()).toBe("");
  expect(await theirs.getByText("We kept what you typed").count()).toBe(0);
});

test("If the saved text has changed, the form shows it and offers the draft", async () => {
  const { id } = await addBusiness(town, { user_id: owner.id, name: "Seis", status: "pending" });
  const path = `/my-listings/business/${id}/edit`;
  const page = await open(path);
  await field(page, "business").fill(typed);
  await isKept(page);
  await page.close();
  await town.rows("UPDATE business_listings SET name = 'Seis y medio' WHERE id = ?", id);
  const again = await open(path);
  await again.getByText("You'd changed something here").waitFor();
  expect(await accessibilityProblems(again)).toEqual([]);
  await expect.poll(() => field(again, "business").inputValue()).toBe("Seis y medio");
  await again.getByRole("button", { name: "Show what I typed" }).click();
  await expect.poll(() => field(again, "business").inputValue()).toBe(typed);
  await again.getByRole("button", { name: "Discard my changes" }).click();
  await expect.poll(() => field(again, "business").inputValue()).toBe("Seis y medio");
});
