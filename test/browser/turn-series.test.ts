import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { type Edits, editsIn, now } from "../support/event-owner-edits";
import { accessibilityProblems, sidewaysScroll } from "../support/page-checks";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let edits: Edits;
let page: Page;
const failures: string[] = [];

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  edits = await editsIn(town);
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "x-rehearse-now": now },
  });
  const [name = "", value = ""] = edits.owner.cookie.split("=");
  await context.addCookies([{ name, value, url: town.url.href }]);
  page = await context.newPage();
  page.on("pageerror", (error) => failures.push(String(error)));
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const open = async (id: string) => {
  await page.goto(new URL(`/es/my-listings/event/${id}/edit`, town.url).href);
  await page.waitForLoadState("networkidle");
};
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const save = async () => {
  await press("Guardar cambios");
  await page.getByText("¡El evento se actualizó!").waitFor();
};
const box = () => page.getByLabel("Este evento se repite");

describe("An owner with scripts, in Spanish", () => {
  test("ticks an event, sees the rule in words before saving, and has a series", async () => {
    const { id } = await edits.held({ title: "Cuentos" });
    await open(id);
    await expect.poll(() => page.getByText("Cómo se repite").isVisible()).toBe(false);
    await box().check();
    await page.getByRole("radio", { name: "Un número de fechas" }).check();
    await page.locator("[name=end_count]").fill("3");
    await press("Vista previa");
    await page.locator("#preview").waitFor();
    await expect.poll(() => page.locator("#preview").textContent()).toContain("Todos los martes");
    expect([await sidewaysScroll(page), await accessibilityProblems(page)]).toEqual([0, []]);
    await save();
    expect((await edits.rows("Cuentos")).map(({ date }) => date)).toEqual([
      "2026-12-01",
      "2026-12-08",
      "2026-12-15",
    ]);
  });

  test("saves with two clicks, and the form shows what was saved", async () => {
    const { id } = await edits.held({ title: "Dos veces" });
    await open(id);
    await page.getByLabel("Organiza").fill("Luz");
    // The list loads slowly, and the form stays until it has.
    await page.route(/my-listings\?type=event/, async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await page.getByRole("button", { name: "Guardar cambios" }).dblclick();
    await page.getByText("¡El evento se actualizó!").waitFor();
    await page.unrouteAll();
    await open(id);
    expect(await page.getByText("Guardamos lo que").count()).toBe(0);
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));
    await expect.poll(drafts).toEqual([]);
    await expect.poll(() => page.getByLabel("Organiza").inputValue()).toBe("Luz");
  });

  test("unticks it on a date, is asked to mean all of them, and has one event", async () => {
    const [, second] = await edits.rows("Cuentos");
    await open(second?.id ?? "");
    await box().uncheck();
    await press("Guardar cambios");
    await page.locator("#error-summary").waitFor();
    const summary = page.locator("#error-summary");
    await expect.poll(() => summary.textContent()).toContain("Una serie termina entera");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator("#error-summary a").click();
    await expect.poll(() => box().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByLabel("Todas las fechas").first().check();
    await save();
    expect((await edits.rows("Cuentos")).map((one) => one.id)).toEqual([second?.id]);
    expect(failures).toEqual([]);
  });
});
