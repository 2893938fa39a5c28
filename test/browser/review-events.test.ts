import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { expectFit, focusedBy } from "../support/page-checks";
import { signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { keysReady, openOffice } from "../support/signed-in-window";

const { town, desk, go } = await openOffice();
const owner = await signUp(town, { name: "Rosa" });

const expectInSight = (element: Locator) =>
  expect
    .poll(async () => {
      const { y = -1 } = (await element.boundingBox()) ?? {};
      return y > 0 && y < 900;
    })
    .toBe(true);

test("in Spanish, a reviewer corrects a series by keyboard and approves it", async () => {
  const { id, slug } = await hold(town, {
    owner: owner.id,
    status: "pending",
    title: "Yogga",
    pattern: everyWeek,
    language: "es",
    event_date: "2027-03-02",
  });
  const { page, failures } = await desk();
  await go(page, `/es/admin/submissions/series/${id}`);
  await keysReady(page);
  await page.keyboard.press("e");
  await expect.poll(() => focusedBy(page, "name")).toBe("title");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Yoga frente al mar");
  await page.keyboard.press("Enter");
  await page.getByText("Tus correcciones quedan en el registro.").waitFor();
  const heading = page.getByRole("heading", { level: 1 }).first();
  await expect.poll(() => heading.textContent()).toBe("Yoga frente al mar");
  await keysReady(page);
  await page.keyboard.press("a");
  await page.getByText("A quien lo envió le llega un correo").first().waitFor();
  expect(await (await town.get(`/es/events/${slug}`)).text()).toContain("Yoga frente al mar");
  expect(failures).toEqual([]);
});

const openPreview = (page: Page) => page.locator("summary", { hasText: "As visitors would see it" }).click();

test("the tabs of a preview open within the review, with scripts and without, and typed text stays", async () => {
  const { id } = await addRestaurant(town, {
    status: "pending",
    waiting_since: 1,
    menu_images: ["/images/business-images/restaurants/1-a.jpg"],
  });
  const path = `/admin/submissions/restaurant/${id}`;
  const scripted = await desk();
  await go(scripted.page, path);
  await keysReady(scripted.page);
  await scripted.page.keyboard.press("r");
  await expect.poll(() => focusedBy(scripted.page, "name")).toBe("review_note");
  await scripted.page.keyboard.type("The menu is hard to read.");
  await openPreview(scripted.page);
  await scripted.page.getByRole("link", { name: "Menu", exact: true }).click();
  await scripted.page.waitForURL("**?tab=menu#tabs");
  await scripted.page.locator("#gallery").waitFor();
  const note = scripted.page.locator("[name=review_note]");
  await expect.poll(() => note.inputValue()).toBe("The menu is hard to read.");
  const bare = await desk(1280, false);
  await bare.page.goto(new URL(path, town.url).href);
  await openPreview(bare.page);
  await bare.page.getByRole("link", { name: "Location", exact: true }).click();
  await bare.page.getByText("How to get to Cambutal").waitFor();
  await expect.poll(() => new URL(bare.page.url()).pathname).toBe(path);
});

test("errors are visible when the page comes back, without scripts as well", async () => {
  const { id } = await hold(town, { owner: owner.id, status: "pending", title: "Out of sight" });
  for (const scripts of [true, false]) {
    const { page } = await desk(390, scripts);
    await page.goto(new URL(`/admin/submissions/event/${id}`, town.url).href);
    await page.locator('[data-key="e"]').click();
    await page.locator("[name=title]").fill("");
    await page.locator("[name=title]").press("Enter");
    const summary = page.locator("#error-summary");
    await summary.waitFor();
    await expectInSight(summary);
    await page.locator("button[value=reject]").click();
    await page.getByText("Choose a reason or write one").waitFor();
    await expectInSight(page.locator("[name=review_note]"));
  }
});

test("the review of events and series is accessible, in both languages and themes", {
  timeout: 240_000,
}, async () => {
  const single = await hold(town, { owner: owner.id, status: "pending", title: "Open evening" });
  const series = await hold(town, {
    owner: owner.id,
    status: "pending",
    title: "Weekly",
    pattern: everyWeek,
  });
  const { page, failures } = await desk();
  for (const path of [`/admin/submissions/event/${single.id}`, `/es/admin/submissions/series/${series.id}`]) {
    await go(page, path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    });
    await expectFit(page);
    expect(failures, path).toEqual([]);
  }
});
