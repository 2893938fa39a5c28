import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { expectFit, focusedBy } from "../support/page-checks";
import { tags } from "../support/page-html";
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
  // The other language is only named once scripts have run.
  await page.getByText(/^(Lo mismo en|The same in) (inglés|español|English|Spanish)$/).waitFor();
  await unfold(page);
  return page;
}

/** Optional parts are folded. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("form details")) part.setAttribute("open", "");
  });

const draft = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith(":/add-restaurant"))?.[1]);

const submit = (page: Page) => page.getByRole("button", { name: "Enviar a revisión" }).click();

async function fillBasics(page: Page) {
  await page.getByLabel("Nombre del restaurante").first().fill("Fonda El Almendro");
  await page.getByLabel("Categoría").selectOption("Panamanian");
  await page.getByLabel("Dirección", { exact: false }).first().fill("Al lado de la cancha");
}

describe("An owner with scripts, in Spanish", () => {
  test("is led to what's missing, sees the pictures at once, and sends the restaurant", async () => {
    const context = await visit(owner);
    const page = await open(context, "/es/add-restaurant");
    await submit(page);
    await page.locator("#error-summary").waitFor();
    await expect.poll(() => focusedBy(page, "id")).toBe("error-summary");
    await page.getByRole("link", { name: "Falta el nombre del restaurante" }).click();
    await expect.poll(() => focusedBy(page, "id")).toBe("field-name");

    await unfold(page);
    await fillBasics(page);
    await page.locator("input[name=image]").setInputFiles(picture("playa.png"));
    await page.locator("input[name=image_url][type=hidden]").waitFor({ state: "attached" });
    await page.getByRole("status").getByText("La foto se subió bien").waitFor();
    await page.getByRole("link", { name: "Una foto principal" }).waitFor({ state: "detached" });
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

    await page.locator("[name='hours.Monday']").fill("9:00 AM - 5:00 PM");
    await page.getByRole("button", { name: "Copiar el lunes a todos los días" }).click();
    await expect.poll(() => page.locator("[name='hours.Sunday']").inputValue()).toBe("9:00 AM - 5:00 PM");
    await page.locator("[name='hours.Tuesday']").fill("cuando haya pescado");
    await page.keyboard.press("Tab");
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

  test("has a draft after the tab was closed, in either language, until it's sent", async () => {
    const context = await visit(owner);
    const page = await open(context, "/es/add-restaurant");
    await fillBasics(page);
    await page.locator("input[name=gallery_files]").setInputFiles(picture("mesa.png"));
    await page.locator("input[name=gallery_images]").waitFor({ state: "attached" });
    await expect.poll(() => draft(page)).toContain("/images/");
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
    expect(await draft(again)).toBeUndefined();
    await again.reload();
    await again.getByText("The same in Spanish").waitFor();
    expect(await name.inputValue()).toBe("");
    await context.close();
  });

  test("loses nothing when the connection is lost, and sends it once it's back", async () => {
    const person = await signUp(town);
    const context = await visit(person);
    const page = await open(context, "/es/add-restaurant");
    await fillBasics(page);
    await context.setOffline(true);
    await submit(page);
    await page.getByText("Sin conexión").waitFor();
    await expect.poll(() => page.locator("#field-name").inputValue()).toBe("Fonda El Almendro");
    await expect.poll(() => draft(page)).toContain("Fonda El Almendro");
    await context.setOffline(false);
    await submit(page);
    await page.waitForURL("**/es/eat");
    expect(await town.rows("SELECT name FROM restaurant_listings WHERE user_id = ?", person.id)).toEqual([
      { name: "Fonda El Almendro" },
    ]);
    await context.close();
  });

  test("whose session has ended signs in in another tab and continues", async () => {
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

  test("whose account is paused meanwhile is told so, and has the draft once it's reopened", async () => {
    const beto = await signUp(town);
    const page = await open(await visit(beto), "/es/add-restaurant");
    await fillBasics(page);
    await town.rows("UPDATE users SET paused_at = 1, pause_reason = 'Spam' WHERE id = ?", beto.id);
    await submit(page);
    await page.locator("#form-notice").getByText("Tu cuenta está en pausa").waitFor();
    const name = page.getByLabel("Nombre del restaurante").first();
    expect(await name.inputValue()).toBe("Fonda El Almendro");
    await page.goto(address("/es/add-restaurant"));
    await page.getByText("Mientras está en pausa no se recibe nada nuevo").waitFor();
    expect(await name.count()).toBe(0);
    await town.rows("UPDATE users SET paused_at = NULL, pause_reason = NULL WHERE id = ?", beto.id);
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe("Fonda El Almendro");
    await page.context().close();
  });

  test("adds amenities by Enter, and the business types follow the category", async () => {
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

describe("The parts of a form", () => {
  test("take an address by Enter, hours by taps, and a position pasted or from the phone", async () => {
    const context = await visit(owner, {
      permissions: ["geolocation"],
      geolocation: { latitude: 7.2551234, longitude: -80.4975678 },
    });
    const page = await open(context, "/es/add-restaurant");
    await page.locator("button[value='add:gallery_images']").click();
    const gallery = page.locator("input[name=gallery_images]");
    await gallery.fill("https://pictures.example/one.jpg");
    await page.keyboard.press("Enter");
    await expect.poll(() => gallery.count()).toBe(2);
    await expect.poll(() => gallery.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/es/add-restaurant");

    for (const day of ["Martes", "Sábado"])
      await page.getByRole("checkbox", { name: day }).check({ force: true });
    await page.getByLabel("Abre").first().fill("18:00");
    await page.getByLabel("Cierra").first().fill("01:00");
    await page.getByRole("button", { name: "Poner este horario" }).click();
    const hours = (day: string) => page.locator(`[name='hours.${day}']`);
    await expect.poll(() => hours("Tuesday").inputValue()).toBe("de 6:00 p. m. a 1:00 a. m.");
    await expect.poll(() => hours("Saturday").inputValue()).toBe("de 6:00 p. m. a 1:00 a. m.");
    await expect.poll(() => hours("Monday").inputValue()).toBe("");
    await page.getByText("Entendemos: Martes y sábado de 6:00").waitFor();

    await hours("Monday").fill("8 a. m. a 5 p. m.");
    const week = () =>
      page
        .locator("[name^='hours.']")
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    const before = await week();
    const undo = page.getByRole("button", { name: "Deshacer" });
    await page.getByRole("button", { name: "Copiar el lunes" }).click();
    await expect.poll(week).toEqual(before.map(() => "8 a. m. a 5 p. m."));
    await undo.click();
    await expect.poll(week).toEqual(before);
    await page.getByRole("button", { name: "Copiar el lunes" }).click();
    await undo.waitFor();
    await hours("Sunday").fill("25:00");
    await undo.waitFor({ state: "detached" });
    // Errors aren't shown while typing.
    const wrong = page.getByText("“25:00” no es una hora");
    expect(await wrong.count()).toBe(0);
    await page.keyboard.press("Tab");
    await wrong.waitFor();
    await hours("Sunday").fill("");
    await wrong.waitFor({ state: "detached" });

    await page.locator("[name=hours_text]").fill("mar a dom 12-9, lunes cerrado");
    await page.keyboard.press("Tab");
    await expect.poll(() => hours("Monday").inputValue()).toBe("cerrado");
    await expect.poll(() => hours("Sunday").inputValue()).toBe("de 12:00 a 9:00 p. m.");
    await expect.poll(() => page.locator("[name=hours_text]").inputValue()).toBe("");

    const numbers = page.locator("details", { has: page.locator("[name=latitude]") });
    await page.locator("[name=latitude]").pressSequentially("7.2550, -80.4975");
    await expect.poll(() => page.locator("[name=longitude]").inputValue()).toBe("");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator("[name=longitude]").inputValue()).toBe("-80.4975");
    await expect.poll(() => page.locator("[name=latitude]").inputValue()).toBe("7.255");
    const map = page.getByRole("link", { name: "Revisar en el mapa" });
    await expect.poll(() => map.getAttribute("href")).toContain("mlat=7.255&mlon=-80.4975");
    await page.getByRole("button", { name: "Usar donde estoy" }).click();
    await expect.poll(() => page.locator("[name=latitude]").inputValue()).toBe("7.255123");
    await numbers.locator("summary").click();
    await expect.poll(() => page.locator("[name=latitude]").isVisible()).toBe(false);

    const pasted = page.getByLabel("O un enlace de tu app de mapas");
    await pasted.fill("https://maps.app.goo.gl/abc");
    await page.keyboard.press("Enter");
    await page.getByText("Es un enlace corto").waitFor();
    await pasted.fill("https://www.google.com/maps/@7.2833,-80.5167,17z");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("[name=longitude]").inputValue()).toBe("-80.5167");
    await page.getByRole("img", { name: "Tu punto en el mapa del pueblo" }).waitFor();
    expect(await pasted.inputValue()).toBe("");
    expect(await numbers.locator("summary").textContent()).toContain("7.2833, -80.5167");
    await context.close();
  });

  test("summarize their content while folded, and open if there's an error", async () => {
    const context = await visit(owner);
    const page = await open(context, "/es/add-restaurant");
    const contact = page.locator("details", { has: page.locator("[name=whatsapp]") });
    await page.locator("[name=phone]").fill("12");
    await contact.locator("summary").click();
    await expect.poll(() => contact.locator("summary").textContent()).toContain("12");
    await page.locator(".form-bar [type=submit]").click();
    await page.locator("#error-summary").waitFor();
    await expect.poll(() => contact.getAttribute("open")).not.toBeNull();

    await fillBasics(page);
    await page.locator("[name=phone]").fill("+507 6000 0000");
    const hours = page.locator("details", { has: page.locator("[name=hours_text]") });
    await page.getByRole("button", { name: "Vista previa" }).click();
    await page.locator("#preview").waitFor();
    await expect.poll(() => hours.getAttribute("open")).not.toBeNull();
    await context.close();
  });

  test("begin with data from sign-up", async () => {
    const person = await signUp(town);
    await town.rows(
      "UPDATE profiles SET whatsapp_number = '+507 6000 0001', business_affiliated = 1, business_name = 'La Panga' WHERE id = ?",
      person.id,
    );
    const html = await (await town.get("/add-restaurant", { headers: person.headers })).text();
    expect(tags(html, { name: "name" })[0]?.value).toBe("La Panga");
    expect(tags(html, { name: "whatsapp" })[0]?.value).toBe("+507 6000 0001");
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

describe.each(["", "/es"])("Every add form under %s/", (language) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await visit(await signUp(town));
  });
  // Scripts are loaded once for all forms.
  afterAll(() => context.close());

  test.each(addForms)("is clean for axe and fits a small phone: $path", async ({ path }) => {
    const page = await open(context, language + path);
    await expectFit(page);
    await page.locator(".form-bar [type=submit]").click();
    await page.locator("#error-summary").waitFor();
    await expectFit(page, "with problems");
  });
});

describe("An add form", () => {
  test("is clean for axe when signed out", async () => {
    const context = await visit(null);
    const page = await context.newPage();
    await page.goto(address("/es/add-hotel"));
    await expectFit(page);
    await context.close();
  });
});
