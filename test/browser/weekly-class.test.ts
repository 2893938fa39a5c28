import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { expectFit, sidewaysScroll } from "../support/page-checks";
import { type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let rosa: Person;
const now = "2026-11-21T15:00:00Z";

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ now }), openBrowser()]);
  rosa = await signUp(town, { name: "Rosa" });
  await addRestaurant(town, { user_id: rosa.id, name: "Fonda Rosa", slug: "fonda_rosa" });
});
afterEach(async () => {
  await town.rows("DELETE FROM events");
  await town.rows("DELETE FROM event_series");
});
afterAll(() => Promise.all([town.close(), browser.close()]));

/** On a phone with touch and a keyboard. */
async function openPage(path: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    hasTouch: true,
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "x-rehearse-now": now },
  });
  const [name = "", value = ""] = rosa.cookie.split("=");
  await context.addCookies([{ name, value, url: town.url.href }]);
  const page = await context.newPage();
  await page.goto(new URL(path, town.url).href);
  return page;
}

/** The other language is only named once scripts have run. */
async function openForm(path: string): Promise<Page> {
  const page = await openPage(path);
  await page.getByText(/^(Lo mismo en inglés|The same in Spanish)$/).waitFor();
  return page;
}

const card = (page: Page) => page.getByRole("group", { name: "Cómo se repite" });
const checked = (page: Page, name: string) =>
  page
    .locator(`[name=${name}]`)
    .evaluateAll((all) =>
      all.flatMap((one) => ((one as HTMLInputElement).checked ? [(one as HTMLInputElement).value] : [])),
    );
const write = async (page: Page) => {
  await page.locator("#field-description").fill("Una hora tranquila antes del calor.");
  await page.locator("#field-full_description").fill("Hay esterillas para todos. Ven con tiempo.");
};
const send = (page: Page) => page.getByRole("button", { name: "Enviar a revisión" }).tap();
const sent = async () => {
  const [event] = await town.rows(
    "SELECT title, event_type, location, host, start_time, end_time FROM events LIMIT 1",
  );
  const dates = await town.rows<{ event_date: string }>("SELECT event_date FROM events ORDER BY event_date");
  return { ...event, dates: dates.map(({ event_date }) => event_date) };
};
const yoga = {
  title: "Clase de yoga",
  event_type: "class",
  location: "Fonda Rosa",
  host: "Rosa",
  start_time: "07:00",
  end_time: "08:00",
  dates: ["2026-12-01", "2026-12-08", "2026-12-15"],
};

describe("A weekly class", () => {
  test("needs its name, a date, a time, a duration and two texts: the rest is prefilled", async () => {
    const page = await openForm("/es/add-event");
    expect(await card(page).isVisible()).toBe(false);
    await page.locator("#field-title").pressSequentially("Clase de yoga");
    await page.locator("[name=event_date]").fill("2026-12-01");
    await page.locator("[name=start_time]").selectOption("07:00");
    await page.locator("[name=is_recurring]").tap();
    await card(page).getByText("Todos los martes, de 7:00 a 8:00").waitFor();
    await page.getByRole("radio", { name: "Un número de fechas" }).tap();
    await page.locator("[name=end_count]").fill("3");
    await card(page).getByText("3 fechas desde el martes 1 de diciembre; la última, el martes 15").waitFor();
    await write(page);
    await send(page);
    await page.getByText("¡Serie de eventos creada!").waitFor();
    expect(await sent()).toEqual(yoga);
    await page.getByRole("link", { name: "Verlo en Mis publicaciones" }).tap();
    await page.getByRole("heading", { name: "Clase de yoga" }).waitFor();
    await page.context().close();
  });

  test("also needs its type and its end without scripts, and no page in between", async () => {
    const page = await openPage("/es/add-event", false);
    expect(await card(page).isVisible()).toBe(false);
    await page.locator("#field-title").fill("Clase de yoga");
    await page.getByRole("radio", { name: "Clase" }).tap();
    await page.locator("[name=event_date]").fill("2026-12-01");
    await page.locator("[name=start_time]").selectOption("07:00");
    await page.locator("[name=end_time]").selectOption("08:00");
    await page.locator("[name=is_recurring]").tap();
    expect(await card(page).isVisible()).toBe(true);
    expect(await page.locator("[name=end_count]").isVisible()).toBe(false);
    await page.getByRole("radio", { name: "Un número de fechas" }).tap();
    await page.locator("[name=end_count]").fill("3");
    await write(page);
    await send(page);
    await page.waitForURL("**/es/calendar");
    expect(await sent()).toEqual(yoga);
    await page.getByRole("link", { name: "Verlo en Mis publicaciones" }).tap();
    await page.getByRole("heading", { name: "Clase de yoga" }).waitFor();
    await page.context().close();
  });
});

test("The way from the home page to the form and back is animated, without errors", async () => {
  const page = await openPage("/es");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  page.context().on("weberror", (failure) => complaints.push(String(failure.error())));
  for (const path of ["/es/my-listings", "/es/add-event", "/es/eat"]) {
    await page.evaluate((to) => location.assign(to), path);
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState("networkidle");
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe("The form follows what's typed", () => {
  test("the type follows the name until one is pressed", async () => {
    const page = await openForm("/es/add-event");
    const title = page.locator("#field-title");
    await title.fill("Taller de cerámica");
    await expect.poll(() => checked(page, "event_type")).toEqual(["class"]);
    await title.fill("Taller de cerámica para niños");
    await expect.poll(() => checked(page, "event_type")).toEqual(["kids"]);
    await page.getByRole("radio", { name: "Encuentro" }).tap();
    await title.fill("Clase de cerámica");
    await expect.poll(() => checked(page, "event_type")).toEqual(["social"]);
    await page.context().close();
  });

  test("the weekday follows the date until another is ticked", async () => {
    const page = await openForm("/es/add-event");
    const date = page.locator("[name=event_date]");
    await date.fill("2026-12-01");
    await page.locator("[name=is_recurring]").tap();
    await expect.poll(() => checked(page, "days_of_week")).toEqual(["2"]);
    await date.fill("2026-12-04");
    await expect.poll(() => checked(page, "days_of_week")).toEqual(["5"]);
    await page.getByRole("checkbox", { name: "lunes" }).tap();
    await date.fill("2026-12-05");
    await expect.poll(() => checked(page, "days_of_week")).toEqual(["1", "5"]);
    await page.context().close();
  });

  test.each(["/add-event", "/es/add-event"])(
    "%s is clean for axe with the whole rule visible",
    async (path) => {
      const page = await openForm(path);
      await page.locator("[name=event_date]").fill("2026-12-01");
      await page.locator("[name=is_recurring]").tap();
      await page.locator("[name=end_type][value=by_date]").tap();
      await page.locator(".repetition summary").tap();
      // After scrolling by taps, a box may be half below the bar.
      await page.evaluate(() => scrollTo(0, 0));
      await expectFit(page, "with its rule");
      await page.locator("[name=pattern_type][value=monthly]").check();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await page.locator("[name=day_of_month]").isVisible()).toBe(true);
      expect(await page.locator("[name=days_of_week]").first().isVisible()).toBe(false);
      await page.context().close();
    },
  );
});
