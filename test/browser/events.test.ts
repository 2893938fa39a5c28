import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { expectAgreement } from "../support/dates-agree";
import { makeAdmin, type Person, signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let owner: Page;
let admin: Page;
const failures: string[] = [];
const now = "2026-11-21T15:00:00Z";
const year = { from: "2026-11-21", to: "2027-11-20" };

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ now }), openBrowser()]);
  owner = await pageOf(await signUp(town, { name: "Rosa" }));
  admin = await pageOf(await makeAdmin(town));
});
afterAll(() => Promise.all([town.close(), browser.close()]));

async function pageOf(person: Person): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { "x-rehearse-now": now },
  });
  const [name = "", value = ""] = person.cookie.split("=");
  await context.addCookies([{ name, value, url: town.url.href }]);
  const page = await context.newPage();
  page.on("pageerror", (error) => failures.push(String(error)));
  return page;
}

const open = async (page: Page, path: string) => {
  await page.goto(new URL(path, town.url).href);
  await page.waitForLoadState("networkidle");
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const agree = () => expectAgreement(town, now, year);

async function describeEvent(title: string, day: string) {
  await owner.getByLabel("Nombre del evento").first().fill(title);
  await owner.getByRole("radio", { name: "Clase" }).check();
  await owner.getByLabel("Organiza").fill("Rosa");
  await owner.getByLabel("Lugar").first().fill("El mirador");
  await owner.locator("[name=event_date]").fill(day);
  await owner.getByLabel("Hora de inicio").selectOption("07:00");
  await owner.getByLabel("Descripción corta").first().fill("Una hora tranquila antes del calor.");
  await owner.getByLabel("Detalles").first().fill("Hay esterillas para todos. Ven con cinco minutos.");
}

/** The longest-waiting submission of the queue. */
async function approveNext() {
  await open(admin, "/es/admin/submissions");
  await admin.locator("[data-queue-row] h2 a").first().click();
  await admin.getByRole("button", { name: /^Aprobar( los cambios)?$/ }).click();
  await admin.getByText("A quien lo envió le llega un correo").first().waitFor();
}

async function openEdit(date: string) {
  const [row] = await town.rows<{ id: string }>(
    "SELECT id FROM events WHERE series_instance_date = ? AND deleted_at IS NULL",
    date,
  );
  await open(owner, `/es/my-listings/event/${row?.id}/edit`);
}

const save = async () => {
  await press(owner, "Guardar cambios");
  await owner.getByText("¡El evento se actualizó!").waitFor();
};

describe("An owner with scripts, in Spanish", () => {
  test("creates an event from the calendar and sees its end filled in", async () => {
    await open(owner, "/es/calendar");
    await owner.getByRole("link", { name: "Crear evento" }).click();
    await owner.getByRole("heading", { name: "Crear un evento" }).waitFor();
    await owner.waitForLoadState("networkidle");
    await describeEvent("Noche de cuentos", "2026-12-05");
    await expect.poll(() => owner.getByLabel("Hora de fin").inputValue()).toBe("08:00");
    await press(owner, "Vista previa");
    await owner.locator("#preview").getByText("sábado 5 de diciembre de 2026").waitFor();
    expect(await town.rows("SELECT id FROM events")).toEqual([]);
    await press(owner, "Enviar a revisión");
    await owner.waitForURL("**/es/calendar");
    await owner.getByText("¡Evento enviado!").waitFor();
  });

  test("creates a weekly series after reading its rule and next ten dates", async () => {
    await open(owner, "/es/add-event");
    await describeEvent("Yoga", "2026-12-01");
    expect(await owner.getByRole("group", { name: "Cómo se repite" }).isVisible()).toBe(false);
    await owner.getByLabel("Este evento se repite").check();
    await press(owner, "Vista previa");
    const preview = owner.locator("#preview");
    await preview.getByText("Todos los martes", { exact: false }).waitFor();
    await expect.poll(() => preview.locator("li time").count()).toBe(10);
    await press(owner, "Enviar a revisión");
    await owner.getByText("¡Serie de eventos creada!").waitFor();
    expect(await agree()).toEqual([]);
  });

  test("has both approved, and every page shows the same dates for the coming year", async () => {
    await approveNext();
    await approveNext();
    const lines = await agree();
    expect(lines.slice(0, 3)).toEqual([
      "2026-12-01 07:00 Yoga",
      "2026-12-05 07:00 Noche de cuentos",
      "2026-12-08 07:00 Yoga",
    ]);
    expect(lines.filter((line) => line.endsWith("Yoga"))).toHaveLength(51);
  });

  test("cancels one date, moves another and changes the following ones", async () => {
    await openEdit("2026-12-08");
    await press(owner, "Suspender este evento");
    await owner.getByText("¡El evento se actualizó!").waitFor();

    await openEdit("2026-12-15");
    await owner.locator("[name=event_date]").fill("2026-12-16");
    await save();

    await openEdit("2027-01-05");
    await owner.getByLabel("Nombre del evento").first().fill("Yoga al alba");
    await owner.getByLabel("Hora de inicio").selectOption("06:00");
    await owner.getByLabel("Hora de fin").selectOption("07:00");
    await owner.getByRole("radio", { name: "Esta fecha y las siguientes" }).first().check();
    await save();

    expect((await agree()).slice(0, 7)).toEqual([
      "2026-12-01 07:00 Yoga",
      "2026-12-05 07:00 Noche de cuentos",
      "2026-12-08 07:00 Yoga (cancelled)",
      "2026-12-16 07:00 Yoga",
      "2026-12-22 07:00 Yoga",
      "2026-12-29 07:00 Yoga",
      "2027-01-05 06:00 Yoga",
    ]);
    await approveNext();
    expect((await agree()).at(6)).toBe("2027-01-05 06:00 Yoga al alba");
  });

  test("finds each date the same on its own page, in the calendar and in the series", async () => {
    const dates = await town.rows<{ path: string; date: string; title: string; is_off: number }>(
      `SELECT '/events/' || slug || coalesce('/' || series_instance_date, '') AS path, event_date AS date, title,
        cancelled_at IS NOT NULL AS is_off FROM events WHERE event_date <= ? ORDER BY event_date`,
      year.to,
    );
    expect(dates.length).toBe((await agree()).length);
    for (const { path, date, title, is_off } of dates) {
      const page = await (await town.get(path, { now })).text();
      expect(page, path).toContain(`<time dateTime="${date}">`);
      expect(page.includes("This event is canceled"), path).toBe(is_off === 1);
      const day = await (await town.get(`/calendar?date=${date}`, { now })).text();
      const list = day.match(/<section id="day".*?<\/section>/s)?.[0] ?? "";
      expect(list, date).toContain(`${title}<`);
      expect(list, date).toContain(`href="${path}"`);
    }
    await open(owner, "/es/events/yoga");
    await owner.getByRole("link", { name: "mié 16 dic" }).click();
    await owner.getByText("La fecha de este evento cambió").waitFor();
    await expect.poll(() => new URL(owner.url()).pathname).toBe("/es/events/yoga/2026-12-15");
    expect(failures).toEqual([]);
  });
});

test("arrow keys move through the month and past its edge", async () => {
  const focused = () => owner.evaluate(() => document.activeElement?.querySelector("time")?.dateTime);
  await open(owner, "/es/calendar?month=2026-12&date=2026-12-15");
  await owner.locator(".month td a[tabindex='0']").focus();
  const walk: [string, string][] = [
    ["ArrowRight", "2026-12-16"],
    ["ArrowDown", "2026-12-23"],
    ["ArrowLeft", "2026-12-22"],
    ["ArrowUp", "2026-12-15"],
    ["Home", "2026-12-13"],
    ["End", "2026-12-19"],
  ];
  for (const [key, date] of walk) {
    await owner.keyboard.press(key);
    await expect.poll(focused).toBe(date);
  }
  await owner.keyboard.press("Enter");
  await owner.waitForURL(/date=2026-12-19/);
  await owner.locator(".month td a[tabindex='0']").focus();
  await owner.keyboard.press("PageDown");
  await owner.waitForURL(/month=2027-01/);
});
