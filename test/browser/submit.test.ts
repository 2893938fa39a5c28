import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectFit, focusedBy, openBrowser } from "../support/browser";
import { type Person, signUp } from "../support/people";
import { makePng } from "../support/pictures";
import { addForms } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let owner: Person;
const folder = mkdtempSync(join(tmpdir(), "cambutal-pictures-"));
const picture = (name: string) => join(folder, name);

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  owner = await signUp(town);
  writeFileSync(picture("playa.png"), makePng(900, 600));
  writeFileSync(picture("mesa.png"), makePng(700, 700, { colour: [207, 106, 77] }));
  writeFileSync(picture("dibujo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const address = (path: string) => new URL(path, town.url).href;

async function visit(person: Person | null, options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const [name = "", value = ""] = person?.cookie.split("=") ?? [];
  if (person) await context.addCookies([{ name, value, url: town.url.href }]);
  return context;
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(path));
  // The other language is named only once the scripts are there.
  await page.getByText(/^(Lo mismo en|The same in) (inglés|español|English|Spanish)$/).waitFor();
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Enviar a revisión" }).click();

async function fillBasics(page: Page) {
  await page.getByLabel("Nombre del restaurante").first().fill("Fonda El Almendro");
  await page.getByLabel("Categoría").selectOption("Panamanian");
  await page.getByLabel("Dirección", { exact: false }).first().fill("Al lado de la cancha");
}

describe("An owner with scripts, in Spanish", () => {
  test("is led to what is missing, sees the pictures at once, and sends the restaurant", async () => {
    const context = await visit(owner);
    const page = await open(context, "/es/add-restaurant");
    await submit(page);
    await page.locator("#error-summary").waitFor();
    await expect.poll(() => focusedBy(page, "id")).toBe("error-summary");
    await page.getByRole("link", { name: "Falta el nombre del restaurante" }).click();
    await expect.poll(() => focusedBy(page, "id")).toBe("field-name");

    await fillBasics(page);
    await page.locator("input[name=image]").setInputFiles(picture("playa.png"));
    await page.locator("input[name=image_url][type=hidden]").waitFor({ state: "attached" });
    await page.getByRole("status").getByText("La foto se subió bien").waitFor();
    await page
      .locator("input[name=gallery_files]")
      .setInputFiles([picture("playa.png"), picture("mesa.png")]);
    await page.locator("input[name=gallery_images]").nth(1).waitFor({ state: "attached" });
    await page.getByLabel("Qué muestra, en español").first().fill("La playa al amanecer");
    const addresses = () =>
      page
        .locator("input[name=gallery_images]")
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const [first, second] = await addresses();
    await page.getByRole("button", { name: "Bajar la foto 1" }).click();
    await expect.poll(addresses).toEqual([second, first]);

    await page.locator("input[name=menu_files]").setInputFiles(picture("dibujo.svg"));
    await page.getByText("Esto no es una foto que podamos recibir.").waitFor();
    await page.getByRole("alert").getByText("No se pudo subir la foto").waitFor();

    await page.getByLabel("Lunes").fill("9:00 AM - 5:00 PM");
    await page.getByRole("button", { name: "Copiar el lunes a todos los días" }).click();
    await expect.poll(() => page.getByLabel("Domingo").inputValue()).toBe("9:00 AM - 5:00 PM");
    await page.getByLabel("Martes").fill("cuando haya pescado");
    await page.getByText("No logramos leerlo como horario.").waitFor();

    await submit(page);
    await page.waitForURL("**/es/eat");
    await page.getByText("¡Restaurante enviado!").waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    const [row] = await town.rows<Record<string, string>>("SELECT * FROM restaurant_listings");
    expect(row).toMatchObject({ name: "Fonda El Almendro", language: "es", status: "pending" });
    expect(JSON.parse(row?.gallery_images ?? "[]")).toEqual([second, first]);
    expect(await town.rows("SELECT alt_es FROM images WHERE alt_es <> ''")).toEqual([
      { alt_es: "La playa al amanecer" },
    ]);
    await context.close();
  });

  test("finds what was typed again after the tab was closed, in either language, until it is sent", async () => {
    const context = await visit(owner);
    const page = await open(context, "/es/add-restaurant");
    await fillBasics(page);
    await page.locator("input[name=gallery_files]").setInputFiles(picture("mesa.png"));
    await page.locator("input[name=gallery_images]").waitFor({ state: "attached" });
    await page.waitForFunction(() =>
      (localStorage.getItem("draft:/add-restaurant") ?? "").includes("/images/"),
    );
    await page.close();

    const again = await open(context, "/add-restaurant");
    await again.getByText("We kept what you typed").waitFor();
    const name = again.locator("#field-name");
    await expect.poll(() => name.inputValue()).toBe("Fonda El Almendro");
    await expect.poll(() => again.locator("#field-category").inputValue()).toBe("Panamanian");
    await expect.poll(() => again.locator("input[name=gallery_images]").count()).toBe(1);
    await again.clock.install();
    await again.getByRole("button", { name: "Start again" }).click();
    await expect.poll(() => name.inputValue()).toBe("");
    await again.clock.runFor("01:00");
    expect(await again.evaluate(() => localStorage.getItem("draft:/add-restaurant"))).toBeNull();
    await again.reload();
    await again.getByText("The same in Spanish").waitFor();
    expect(await name.inputValue()).toBe("");
    await context.close();
  });

  test("loses nothing when the connection breaks off, and sends it once it is back", async () => {
    const person = await signUp(town);
    const context = await visit(person);
    const page = await open(context, "/es/add-restaurant");
    await fillBasics(page);
    await context.setOffline(true);
    await submit(page);
    await page.getByText("Sin conexión").waitFor();
    await expect.poll(() => page.locator("#field-name").inputValue()).toBe("Fonda El Almendro");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("draft:/add-restaurant")))
      .toContain("Fonda El Almendro");
    await context.setOffline(false);
    await submit(page);
    await page.waitForURL("**/es/eat");
    expect(await town.rows("SELECT name FROM restaurant_listings WHERE user_id = ?", person.id)).toEqual([
      { name: "Fonda El Almendro" },
    ]);
    await context.close();
  });

  test("whose session has ended signs in in another tab and goes on", async () => {
    const person = await signUp(town);
    const context = await visit(person);
    const page = await open(context, "/es/add-restaurant");
    await fillBasics(page);
    const cookies = await context.cookies();
    await context.clearCookies();
    await submit(page);
    const link = page.getByRole("link", { name: "Iniciar sesión en otra pestaña" });
    await link.waitFor();
    await expect.poll(() => link.getAttribute("target")).toBe("_blank");
    await expect.poll(() => link.getAttribute("href")).toBe("/es/auth?next=%2Fes%2Fadd-restaurant");
    await expect.poll(() => page.locator("#field-name").inputValue()).toBe("Fonda El Almendro");
    await context.addCookies(cookies);
    await submit(page);
    await page.waitForURL("**/es/eat");
    await context.close();
  });

  test("adds amenities by Enter, and sees the business types follow the category", async () => {
    const context = await visit(owner);
    const hotel = await open(context, "/es/add-hotel");
    const amenities = hotel.locator("input[name=amenities]");
    const values = () => amenities.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await amenities.fill("Hamacas");
    await hotel.keyboard.press("Enter");
    const isInSecond = () =>
      amenities.evaluateAll((all) => all.indexOf(document.activeElement as never) === 1);
    await expect.poll(isInSecond).toBe(true);
    await hotel.keyboard.type("Piscina");
    await expect.poll(values).toEqual(["Hamacas", "Piscina"]);
    await hotel.getByRole("button", { name: "Quitar Comodidad 1" }).click();
    await expect.poll(values).toEqual(["Piscina"]);

    const activity = await open(context, "/es/add-activity");
    const type = activity.getByLabel("Tipo de negocio");
    await expect.poll(() => type.isDisabled()).toBe(true);
    await activity.getByLabel("Categoría").selectOption("fishing");
    await expect.poll(() => type.isDisabled()).toBe(false);
    await expect.poll(() => type.locator("option").count()).toBe(5);
    await type.selectOption("Fishing Guides");
    await activity.getByLabel("Categoría").selectOption("surf");
    await expect.poll(() => type.inputValue()).toBe("");
    await context.close();
  });
});

describe("Without scripts", () => {
  test("the same form is sent with its picture", async () => {
    const person = await signUp(town);
    const context = await visit(person, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address("/es/add-restaurant"));
    await page.locator("input[name=image]").setInputFiles(picture("playa.png"));
    await submit(page);
    await page.getByText("Revisa esto, por favor").waitFor();
    await expect.poll(() => page.locator("img[src^='/images/business-images/']").count()).toBe(1);
    await fillBasics(page);
    await submit(page);
    await page.waitForURL("**/es/eat");
    await expect.poll(() => page.getByText("¡Restaurante enviado!").count()).toBe(1);
    const [row] = await town.rows("SELECT image_url FROM restaurant_listings WHERE user_id = ?", person.id);
    expect(row?.image_url).toMatch(/^\/images\/business-images\/restaurants\//);
    await context.close();
  });
});

describe("Every add form", () => {
  test.each(addForms.flatMap(({ path }) => [path, `/es${path}`]))(
    "%s is clean for axe and fits a small phone",
    async (path) => {
      const context = await visit(owner);
      const page = await open(context, path);
      await expectFit(page);
      await page.locator("button.button-large").click();
      await page.locator("#error-summary").waitFor();
      await expectFit(page, "with problems");
      await context.close();
    },
  );

  test("is clean for axe when nobody is signed in", async () => {
    const context = await visit(null);
    const page = await context.newPage();
    await page.goto(address("/es/add-hotel"));
    await expectFit(page);
    await context.close();
  });
});
