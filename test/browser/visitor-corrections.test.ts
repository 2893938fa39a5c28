import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { expectFit } from "../support/page-checks";
import { makeAdmin, makeVerified, type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openDesk } from "../support/signed-in-window";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let owner: Person;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  owner = await makeVerified(town, await signUp(town));
  await addRestaurant(town, { user_id: owner.id, name: "La Panga", slug: "la_panga" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const address = (path: string) => new URL(path, town.url).href;
const answers = async () =>
  (await town.rows<{ answer: string | null }>("SELECT answer FROM visitor_corrections")).map(
    ({ answer }) => answer,
  );

test("by keyboard alone and without scripts a visitor reports an error, on a phone, in Spanish", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });
  await page.goto(address("/es/eat/la_panga"));
  const href = await page.getByRole("link", { name: "Sugerir una corrección" }).getAttribute("href");
  await page.goto(address(new URL(href ?? "", town.url).pathname));
  await page.getByRole("heading", { name: "Sugerir una corrección" }).waitFor();

  const button = page.getByRole("button", { name: "Enviar" });
  await button.focus();
  await page.keyboard.press("Enter");
  const problem = page.getByRole("alert").getByRole("link", { name: "Elige qué está mal." });
  await problem.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  expect(await page.getByLabel("El horario está mal").isChecked()).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Los lunes abre a las 5.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Gracias por avisar").waitFor();
  expect(new URL(page.url()).pathname).toBe("/es/eat/la_panga");
  expect(await answers()).toEqual([null]);
  await page.close();
});

test("its card, with corrections and visits, is accessible in both languages", async () => {
  const { page, failures } = await openDesk(town, browser, owner);
  await town.rows(
    `INSERT INTO place_figures (kind, listing_id, day, view, whatsapp)
     SELECT 'restaurant', id, date('now', '-2 days'), 12, 3 FROM restaurant_listings`,
  );
  for (const language of ["", "/es"]) {
    await page.goto(address(`${language}/my-listings?type=restaurant`));
    await page.waitForLoadState("networkidle");
    expect(await page.textContent("main")).toContain("Los lunes abre a las 5.");
    await page.getByText(/^(Views in four weeks|Visitas en cuatro semanas)$/).waitFor();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    });
    await expectFit(page, "with a correction and figures");
  }
  expect(failures).toEqual([]);
  await page.close();
});

test("its poster is accessible in both languages", async () => {
  const { page, failures } = await openDesk(town, browser, owner);
  const [{ id } = { id: "" }] = await town.rows<{ id: string }>("SELECT id FROM restaurant_listings");
  for (const language of ["", "/es"]) {
    await page.goto(address(`${language}/my-listings/restaurant/${id}/poster`));
    await page.locator(".poster .qr").waitFor();
    await expectFit(page);
  }
  expect(failures).toEqual([]);
  await page.close();
});

test("an admin who edits a corrected place finds the fields open", async () => {
  const { page, failures } = await openDesk(town, browser, await makeAdmin(town));
  await page.goto(address("/admin/corrections"));
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Edit La Panga" }).click();
  await page.locator("#correction[open]").waitFor();
  expect(failures).toEqual([]);
  await page.close();
});

test("its owner opens the form over the list, goes back, and confirms in one press that it's right", async () => {
  const { page } = await openDesk(town, browser, owner);
  await page.goto(address("/my-listings?type=restaurant"));
  await page.waitForLoadState("networkidle");
  await page.getByText("A visitor says: The hours are wrong").waitFor();
  await page.getByRole("link", { name: "Change it: La Panga" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "It's right as it is" }).click();
  await page.getByRole("button", { name: /^Undo the answer about La Panga/ }).waitFor();
  expect(await page.getByText("A visitor says").count()).toBe(0);
  expect(await answers()).toEqual(["right"]);
  await page.close();
});

test.each([true, false])(
  "by keyboard alone an admin answers, undoes it and answers again (scripts: %s)",
  async (javaScriptEnabled) => {
    await town.rows("UPDATE visitor_corrections SET answered_at = NULL, answer = NULL");
    const { page } = await openDesk(town, browser, await makeAdmin(town), { javaScriptEnabled });
    await page.goto(address("/admin/corrections"));
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    await page.getByRole("button", { name: "Taken care of" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Answered just now" }).waitFor();
    await expect.poll(focused).toBe("answered");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("waiting for an answer, as before").waitFor();
    await expect.poll(focused).toMatch(/^correction-restaurant-/);
    expect(await answers()).toEqual([null]);
    await page.getByRole("button", { name: "It's right as it is" }).press("Enter");
    await page.getByRole("region", { name: "Answered just now" }).waitFor();
    await page.goto(address("/admin/corrections?state=answered"));
    await page.getByRole("button", { name: "Open it again: La Panga, The hours are wrong" }).press("Enter");
    await expect.poll(focused).toMatch(/^correction-restaurant-/);
    await page.close();
  },
);

test("by keyboard alone its owner continues from the answer, and undoes it", async () => {
  const { page, failures } = await openDesk(town, browser, owner);
  await page.goto(address("/my-listings?type=restaurant"));
  await page.waitForLoadState("networkidle");
  const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
  await page.getByRole("button", { name: "Taken care of" }).press("Enter");
  await page.getByRole("region", { name: "Answered just now" }).waitFor();
  await expect.poll(focused).toBe("answered");
  await page.evaluate(() => scrollTo(0, 0));
  await expectFit(page, "with an answer of a moment ago");
  await page.getByRole("button", { name: /^Undo the answer about La Panga/ }).press("Enter");
  await page.getByText("A visitor says: The hours are wrong").waitFor();
  await expect.poll(focused).toMatch(/^correction-restaurant-/);
  expect(failures).toEqual([]);
  await page.close();
});
