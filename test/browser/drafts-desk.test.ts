import type { BrowserContext, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { beginAnew, isKept, leavingPage, turns, typed } from "../support/leave-form";
import { accessibilityProblems } from "../support/page-checks";
import { addBusiness } from "../support/places";
import { openOffice } from "../support/signed-in-window";

const { town, admin, browser, go } = await openOffice();
const context: BrowserContext = await browser.newContext({ reducedMotion: "reduce" });

const { id } = await addBusiness(town, { status: "pending", waiting_since: 1, phone: "+507 6000 0001" });
const submission = `/admin/submissions/business/${id}`;
const word = '.studio-word:has([value="newsletter.button"])';

type Form = { path: string; field: string; submit: string; fold?: string };
/** Each form with its path, a field, the submit button, and what it's folded under. */
const forms = {
  "the profile": { path: "/profile", field: "[name=name]", submit: ".card .form [type=submit]" },
  "a word": {
    path: "/admin/translations?q=newsletter.button",
    fold: `${word} summary`,
    field: `${word} [name="value.es"]`,
    submit: `${word} [value=save]`,
  },
  "a rejection's note": { path: submission, field: "[name=review_note]", submit: "[value=reject]" },
  "what is wrong with one field": {
    path: submission,
    fold: 'details:has(> [name="reason.phone"]) > summary',
    field: '[name="reason.phone"]',
    submit: "[value=reject]",
  },
  "a correction": {
    path: submission,
    fold: '[data-key="e"]',
    field: "[name=name]",
    submit: ".actions [value=edit]",
  },
  "the notice": { path: "/admin/notice", field: "[name=text_es]", submit: "[value=save]" },
} satisfies Record<string, Form>;
type Name = keyof typeof forms;
const names = Object.keys(forms) as Name[];

beforeEach(() => beginAnew(context, town, admin));

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await go(page, path);
  return page;
}

const kept = (page: Page) => page.getByText("We kept what you typed");
const leftInBrowser = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Each form is sent differently, so all are tested with a lost connection, and each with one of the other ways. */
const { "the connection lost": unsent, ...otherWays } = leavingPage;
const unsentForms = turns(names, { "the connection lost": unsent });

describe("What was typed is restored", () => {
  test.each([...unsentForms, ...turns(names, otherWays)])(
    "in %s, however it was left: %s",
    async (name, _, leave) => {
      const { path, field, submit, fold }: Form = forms[name];
      const page = await open(path);
      if (fold) await page.locator(fold).click();
      await page.locator(field).fill(typed);
      await leave({ page, submit });
      const again = await open(path);
      await kept(again).waitFor();
      await again.locator(field).waitFor();
      await expect.poll(() => again.locator(field).inputValue()).toBe(typed);
    },
  );
});

describe("The profile", () => {
  test("drops the draft once it's saved, or on request", async () => {
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
    await expect.poll(() => leftInBrowser(page)).toEqual([]);
    expect(await kept(page).count()).toBe(0);
  });

  test("keeps an unticked box, and shows errors", async () => {
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

  test("that was changed elsewhere shows the saved values, and offers the draft", async () => {
    const page = await open("/profile");
    const field = page.locator("[name=name]");
    await field.fill(typed);
    await isKept(page);
    await town.rows(
      "UPDATE profiles SET name = 'Rosa María', updated_at = updated_at + 1 WHERE id = ?",
      admin.id,
    );
    await page.reload();
    await page.getByText("You'd changed something here").waitFor();
    expect(await field.inputValue()).toBe("Rosa María");
    await page.getByRole("button", { name: "Show what I typed" }).click();
    await expect.poll(() => field.inputValue()).toBe(typed);
  });
});

describe("A submission", () => {
  test("is rejected with everything that was written, and then the draft is gone", async () => {
    const page = await open(submission);
    await page.locator("[name=reason][value=location]").check();
    await page.locator("[name=review_note]").fill(typed);
    await page.locator(forms["what is wrong with one field"].fold).click();
    await page.locator('[name="reason.phone"]').fill("Nobody answers.");
    await leavingPage["the connection lost"]({ page, submit: "[value=reject]" });
    expect(await accessibilityProblems(page)).toEqual([]);
    const again = await open(submission);
    await kept(again).waitFor();
    expect(await again.locator("[name=reason]:checked").count()).toBe(1);
    expect(await again.locator('[name="reason.phone"]').inputValue()).toBe("Nobody answers.");
    await again.locator("[value=reject]").click();
    await again.waitForURL("**/admin/submissions");
    expect(await leftInBrowser(again)).toEqual([]);
    const [row] = await town.rows("SELECT status, review_note FROM business_listings WHERE id = ?", id);
    expect(row).toEqual({ status: "rejected", review_note: expect.stringContaining(typed) });
  });

  test("is corrected, and the correction form's draft is separate from then on", async () => {
    const page = await open(submission);
    await page.locator('[data-key="e"]').click();
    await page.locator("[name=name]").fill(typed);
    await isKept(page);
    await page.locator(".actions [value=edit]").click();
    await page.getByText("Your corrections are in the log.").waitFor();
    expect(await leftInBrowser(page)).toEqual([]);
    await page.locator('[data-key="e"]').click();
    await page.locator("[name=name]").fill("Somebody else's name");
    await leavingPage["a link"]({ page, submit: "" });
    await town.rows(
      "UPDATE business_listings SET name = 'Siete', updated_at = updated_at + 1 WHERE id = ?",
      id,
    );
    const again = await open(submission);
    await again.getByText("You'd changed something here").waitFor();
    expect(await again.locator("[name=name]").inputValue()).toBe("Siete");
    await again.getByRole("button", { name: "Show what I typed" }).click();
    await expect.poll(() => again.locator("[name=name]").inputValue()).toBe("Somebody else's name");
  });
});

test("A word and the notice drop their drafts once they're saved", async () => {
  const word = forms["a word"];
  const page = await open(word.path);
  await page.locator(word.fold).click();
  await page.locator(word.field).fill("Apuntarme");
  await page.locator(word.submit).click();
  await page.locator(".toast").waitFor();
  expect(await leftInBrowser(page)).toEqual([]);
  const notice = await open("/admin/notice");
  for (const name of ["text_en", "text_es"]) await notice.locator(`[name=${name}]`).fill(typed);
  await isKept(notice);
  await notice.reload();
  await kept(notice).waitFor();
  await notice.locator("[value=save]").click();
  await notice.locator(".toast").waitFor();
  expect(await leftInBrowser(notice)).toEqual([]);
  await kept(notice).waitFor({ state: "detached" });
});

describe("A correction is saved with the approval", () => {
  test.each(["at once", "when it was found again"])("%s", async (when) => {
    const { id } = await addBusiness(town, { status: "pending", waiting_since: 1 });
    const { fold, field } = forms["a correction"];
    let page = await open(`/admin/submissions/business/${id}`);
    await page.locator(fold).click();
    await page.locator(field).fill(typed);
    if (when !== "at once") {
      await isKept(page);
      page = await open(`/admin/submissions/business/${id}`);
      await kept(page).waitFor();
    }
    await page.locator('.form-bar [data-key="a"]', { hasText: "Save and approve" }).click();
    const stands = () => town.rows("SELECT name, status FROM business_listings WHERE id = ?", id);
    await expect.poll(stands).toEqual([{ name: typed, status: "approved" }]);
    await page.waitForURL(/\/submissions$/);
    // Chromium hangs when closing a page that has just loaded and hasn't rendered.
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
