import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { coveredBy } from "../support/covered";
import { accessibilityProblems } from "../support/page-checks";
import { makeAdmin, signUp } from "../support/people";
import { addBusiness } from "../support/places";
import { keysReady, openDesk, openOffice } from "../support/signed-in-window";

const { town, browser } = await openOffice();
const owner = await signUp(town);
let page: Page;

const names = ["Uno", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho", "Nueve", "Diez"];
const wrong = { Tres: "duplicate", Siete: "incomplete" };
const misspelled = "Diess";
const written = (name: string) => (name === "Diez" ? misspelled : name);

/** Ten submissions, longest wait first: two to reject, one with a typo. */
beforeEach(async () => {
  await town.rows("DELETE FROM business_listings");
  for (const [at, name] of names.entries())
    await addBusiness(town, {
      user_id: owner.id,
      name: written(name),
      status: "pending",
      waiting_since: at + 1,
    });
  ({ page } = await openDesk(town, browser, await makeAdmin(town)));
  await page.goto(new URL("/admin/submissions", town.url).href);
  await keysReady(page);
});

const row = (name: string) => page.locator("[data-queue-row]", { hasText: name });

/** The queue reloads without it. */
const isDecided = (name: string) => row(name).waitFor({ state: "detached" });

async function expectDecided() {
  const rows = await town.rows<{ name: string; status: string }>(
    "SELECT name, status FROM business_listings",
  );
  const status = (name: string) => (name in wrong ? "rejected" : "approved");
  expect(Object.fromEntries(rows.map((one) => [one.name, one.status]))).toEqual(
    Object.fromEntries(names.map((name) => [name, status(name)])),
  );
}

test("ten submissions are decided in thirteen keys, one of them corrected and two rejected", {
  timeout: 180_000,
}, async () => {
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  for (const name of names) {
    await keysReady(page);
    if (name in wrong) {
      await press("r");
      await press(name === "Tres" ? "2" : "1");
    } else if (name === "Diez") {
      await press("e");
      await page.locator("[name=name]:focus").waitFor();
      await page.locator("[name=name]").fill("Diez");
      await press("Control+Enter");
      await page.waitForURL("**/admin/submissions");
    } else await press("a");
    await isDecided(written(name));
  }
  expect(keys).toBeLessThanOrEqual(13);
  await expectDecided();

  // The queue is empty; the last decision can still be undone.
  await keysReady(page);
  await page.keyboard.press("u");
  await row("Diez").waitFor();
});

test("ten submissions are decided in fourteen clicks", { timeout: 180_000 }, async () => {
  let clicks = 0;
  const click = async (name: string | RegExp, role: "button" | "link" = "button") => {
    clicks++;
    await page.getByRole(role, { name, exact: typeof name === "string" }).click();
  };
  for (const [name, reason] of [
    ["Tres", "Here already"],
    ["Siete", "Something is missing"],
  ] as const) {
    clicks++;
    await row(name).locator("summary").click();
    // With its reasons open, and the second time with an undo button.
    expect(await accessibilityProblems(page)).toEqual([]);
    await click(new RegExp(`${reason}$`));
    await isDecided(name);
    await keysReady(page);
  }
  await click(misspelled, "link");
  await page.getByRole("heading", { level: 1, name: misspelled }).waitFor();
  await keysReady(page);
  clicks++;
  await page.locator('summary[data-key="e"]').click();
  clicks++;
  await page.locator("[name=name]").click();
  await page.locator("[name=name]").fill("Diez");
  await click("Save and approve");
  await page.waitForURL("**/admin/submissions");
  await keysReady(page);
  await click("Select all");
  await click("Approve 7");
  await isDecided("Nueve");
  expect(clicks).toBeLessThanOrEqual(14);
  await expectDecided();
});

test.each([
  { width: 390, javaScriptEnabled: true },
  { width: 1440, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
])("the toast after a decision and after a form covers nothing to read or press next: %o", async (given) => {
  const { width, javaScriptEnabled } = given;
  const viewport = { width, height: 844 };
  const admin = await makeAdmin(town);
  const { page: desk } = await openDesk(town, browser, admin, { viewport, javaScriptEnabled });
  await desk.goto(new URL("/admin/submissions", town.url).href);
  await desk.waitForLoadState("networkidle");
  await desk.locator("[data-queue-row]", { hasText: "Uno" }).locator("[data-act=a]").click();
  await desk.locator("main .toast").waitFor();
  expect(await coveredBy(desk, "main .toast", "h1, [data-act], [data-queue-row] a")).toEqual([]);
  await desk.goto(new URL("/profile", town.url).href);
  await desk.locator("[name=name]").fill("Ana");
  await desk.locator(".card .form [type=submit]").click();
  await desk.locator("main .toast").waitFor();
  expect(await coveredBy(desk, "main .toast", "h1, :focus, [type=submit]")).toEqual([]);
});

test.each(["/admin/submissions", "/es/admin/submissions"])(
  "the bar for several on %s fits a phone's window",
  async (path) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(new URL(path, town.url).href);
    const bar = page.locator("form.form-bar");
    await bar.locator("button[type=button]").waitFor();
    for (const box of (await page.locator("[data-queue-row] input[type=checkbox]").all()).slice(0, 3))
      await box.check();
    for (const button of await bar.locator("button:visible, summary:visible").all()) {
      const { x, width } = (await button.boundingBox()) ?? { x: -1, width: 0 };
      expect(x, `${await button.textContent()}`).toBeGreaterThanOrEqual(0);
      expect(x + width, `${await button.textContent()}`).toBeLessThanOrEqual(360);
    }
  },
);
