import type { BrowserContext, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../support/browser";
import { openOffice } from "../support/desk";
import { isKept, leavingPage, pairs, typed } from "../support/leaving";

const { town, admin, browser, address } = await openOffice();
const context: BrowserContext = await browser.newContext({ reducedMotion: "reduce" });

const word = '.studio-word:has([value="newsletter.button"])';

type Form = { path: string; field: string; submit: string; fold?: string };
/** Each form with what leads to it, a field of it and the button that sends it; and what it is folded under. */
const forms = {
  "the profile": { path: "/profile", field: "[name=name]", submit: ".card .form [type=submit]" },
  "a word": {
    path: "/admin/translations?q=newsletter.button",
    fold: `${word} summary`,
    field: `${word} [name="value.es"]`,
    submit: `${word} [value=save]`,
  },
  "the notice": { path: "/admin/notice", field: "[name=text_es]", submit: "[value=save]" },
} satisfies Record<string, Form>;
type Name = keyof typeof forms;
const names = Object.keys(forms) as Name[];

/** One browser, whose scripts stay at hand; it forgets whoever was there and what they typed. */
beforeEach(async () => {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(address("/robots.txt"));
  await page.evaluate(() => localStorage.clear());
  await page.close();
  const [name = "", value = ""] = admin.cookie.split("=");
  await context.addCookies([{ name, value, url: town.url.href }]);
});

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(path));
  await page.waitForLoadState("networkidle");
  return page;
}

const kept = (page: Page) => page.getByText("We kept what you typed");

describe("What is typed is there again", () => {
  test.each(pairs(names, leavingPage))("in %s, whatever ends it: %s", async (name, _, leave) => {
    const { path, field, submit, fold }: Form = forms[name];
    const page = await open(path);
    if (fold) await page.locator(fold).click();
    await page.locator(field).fill(typed);
    await leave({ page, submit });
    const again = await open(path);
    await kept(again).waitFor();
    await again.locator(field).waitFor();
    await expect.poll(() => again.locator(field).inputValue()).toBe(typed);
  });
});

describe("The profile", () => {
  test("forgets what was typed once it is saved, or once its person wants that", async () => {
    const { path, field, submit } = forms["the profile"];
    const page = await open(path);
    const before = await page.locator(field).inputValue();
    await page.locator(field).fill(typed);
    await isKept(page);
    await page.reload();
    await page.getByRole("button", { name: "Discard my changes" }).click();
    expect(await page.locator(field).inputValue()).toBe(before);
    await page.locator(field).fill("Rosa");
    await page.locator(submit).click();
    await page.locator(".toast").waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await kept(page).count()).toBe(0);
  });

  test("keeps a box that was emptied, and what is wrong in sight", async () => {
    await town.rows(
      "UPDATE profiles SET business_affiliated = 1, business_name = 'Uno' WHERE id = ?",
      admin.id,
    );
    const page = await open("/profile");
    const box = page.locator("[name=business_affiliated]");
    await box.uncheck();
    await leavingPage["a link"]({ page, submit: "" });
    const again = await open("/profile");
    await kept(again).waitFor();
    expect(await accessibilityProblems(again)).toEqual([]);
    const emptied = again.locator("[name=business_affiliated]");
    expect(await emptied.isChecked()).toBe(false);
    await emptied.check();
    await again.locator("[name=business_name]").fill("");
    await again.locator(forms["the profile"].submit).click();
    await again.locator("#error-summary").waitFor();
    expect(await emptied.isChecked()).toBe(true);
  });

  test("that has changed elsewhere stands as it is, and what was typed is a press away", async () => {
    const page = await open("/profile");
    const field = page.locator("[name=name]");
    await field.fill(typed);
    await isKept(page);
    await town.rows(
      "UPDATE profiles SET name = 'Rosa María', updated_at = updated_at + 1 WHERE id = ?",
      admin.id,
    );
    await page.reload();
    await page.getByText("You had changed something here").waitFor();
    expect(await field.inputValue()).toBe("Rosa María");
    await page.getByRole("button", { name: "Show what I typed" }).click();
    await expect.poll(() => field.inputValue()).toBe(typed);
  });
});
