import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanHtml } from "../../app/rules/posts/clean-html";
import { openBrowser } from "../support/browser";
import { clipboards, wholeDocuments } from "../support/clipboards";
import { hold } from "../support/events";
import { expectFit } from "../support/page-checks";
import { type Person, signUp } from "../support/people";
import { makePng } from "../support/pictures";
import { addRestaurant } from "../support/places";
import { give, openEditor, sourceOf } from "../support/post-editor";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let ana: Person;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  ana = await signUp(town, { name: "Ana" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const address = (path: string) => new URL(path, town.url).href;

async function visit(options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const [name = "", value = ""] = ana.cookie.split("=");
  await context.addCookies([{ name, value, url: town.url.href }]);
  return context;
}

/** Ignores line breaks between blocks. */
const clean = (html: string) =>
  cleanHtml(html)
    .replaceAll(/>\n\s*</g, "><")
    .trim();

describe("A writer with scripts, in Spanish, on a phone", () => {
  test("writes with formatting, pictures, a place and a button, and publishes", async () => {
    await addRestaurant(town, { name: "La Cocina", slug: "la_cocina", search_text: "la cocina" });
    await hold(town, { title: "Noche de cuentos" });
    const context = await visit({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    const page = await openEditor(context, address("/es/add-blog"));
    const text = page.locator("#field-content");
    const link = "https://example.com/mareas";
    const tool = (name: string) =>
      page.getByRole("toolbar").first().getByRole("button", { name, exact: true });
    await page.getByLabel("Título").first().fill("Un día de marea baja");
    await expect.poll(() => page.locator("#field-slug").inputValue()).toBe("un-dia-de-marea-baja");

    await text.click();
    await page.keyboard.type("Camina ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("despacio");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" al amanecer.");
    await page.keyboard.press("Enter");
    await tool("Título").click();
    await page.keyboard.type("Qué llevar");
    await page.keyboard.press("Enter");
    await tool("Lista").click();
    await page.keyboard.type("Agua");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Sombrero");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(clean(await sourceOf(page))).toBe(
      "<p>Camina <strong>despacio</strong> al amanecer.</p><h2>Qué llevar</h2><ul><li>Agua</li><li>Sombrero</li></ul>",
    );
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    expect(await sourceOf(page)).not.toContain("Sombrero");
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Control+Shift+z");
    expect(await sourceOf(page)).toContain("Sombrero");

    await page.keyboard.type("Mira las mareas");
    await page.keyboard.press("Control+Shift+ArrowLeft");
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("mareas");
    await page.keyboard.press("Control+k");
    await page.getByLabel("A dónde lleva el enlace").fill(link);
    await page.keyboard.press("Enter");
    expect(await sourceOf(page)).toContain(`<p>Mira las <a href="${link}">mareas</a></p>`);

    // One picture is dropped, another pasted; both ask for alt text.
    const png = (name: string) => ({ name, type: "image/png", bytes: makePng(900, 600) });
    await give(page, "drop", text, { files: [png("playa.png")] });
    await text.locator("figure").first().waitFor();
    await give(page, "paste", text, { files: [png("mesa.png")] });
    await expect.poll(() => text.locator("figure").count()).toBe(2);
    await page.getByLabel("Qué muestra la foto").first().fill("La playa sin nadie");

    await text.locator("p").last().click();
    await page.keyboard.press("Control+End");
    await tool("Tarjeta de un lugar").click();
    await page.getByLabel("Busca un lugar o un evento").fill("cocina");
    await page.getByRole("button", { name: /^La Cocina/ }).click();
    await tool("Tarjeta de un lugar").click();
    await page.getByLabel("Busca un lugar o un evento").fill("cuentos");
    await page.getByRole("button", { name: /^Noche de cuentos/ }).click();
    await tool("Tarjeta de un lugar").click();
    await page.getByRole("button", { name: "El camino hasta aquí" }).click();
    await tool("Botón con enlace").click();
    await page.getByLabel("A dónde lleva el botón").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Aplicar" }).click();
    await page.getByText("A esa dirección no puede llevar un enlace.").waitFor();
    await page.getByLabel("A dónde lleva el botón").fill("example.com/reservas");
    await page.keyboard.press("Enter");
    await page
      .getByText(/^\d+ palabras, 1 min de lectura$/)
      .first()
      .waitFor();

    await page.getByRole("button", { name: "Vista previa" }).click();
    await page.locator("#preview .mention").first().waitFor();
    await page.locator("#preview").getByText("Aquí va el dibujo: El camino hasta aquí.").waitFor();
    expect(await page.locator("#preview figure img").count()).toBe(2);
    await page.getByRole("button", { name: "Editar" }).click();

    await page.getByLabel("Publicado", { exact: true }).check();
    await page.getByRole("button", { name: "Guardar" }).click();
    await page.waitForURL("**/es/blog");
    const [row] = await town.rows<Record<string, string>>("SELECT * FROM blog_posts");
    expect(row).toMatchObject({ language: "es", slug: "un-dia-de-marea-baja", publication: "published" });
    const stored = JSON.parse(row?.clean ?? "{}").es as string;
    expect(stored.match(/<img src="\/images\/[^>]*width="900" height="600"/g)).toHaveLength(2);
    expect(stored).toContain('alt="La playa sin nadie"');
    expect(stored).toMatch(/<p><a href="\/eat\/la_cocina"[^>]*>La Cocina<\/a><\/p>/);
    expect(stored).toMatch(/<p><a href="\/transportation"[^>]*>El camino hasta aquí<\/a><\/p>/);
    expect(stored).toContain('<a class="action" href="https://example.com/reservas"');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await context.close();
  });

  test("can use every tool on every screen", { timeout: 240_000 }, async () => {
    const context = await visit();
    const page = await openEditor(context, address("/es/add-blog"));
    await page.getByRole("toolbar").first().getByRole("button", { name: "Tarjeta de un lugar" }).click();
    await page.getByRole("button", { name: /^La Cocina/ }).waitFor();
    await expectFit(page, "with the list of places");
    await context.close();
  });
});

test.each([
  [390, 844, true],
  [390, 844, false],
  [1440, 900, true],
  [1440, 900, false],
])(
  "a post's text starts on the first screen of %i by %i, scripts on: %s",
  async (width, height, hasScripts) => {
    const context = await visit({ viewport: { width, height }, javaScriptEnabled: hasScripts });
    const page = await context.newPage();
    await page.goto(address("/add-blog"));
    const text = page.locator(hasScripts ? ".editor-text" : "[name=content]").first();
    await text.waitFor();
    const box = await text.boundingBox();
    expect(box?.y).toBeLessThan(height - 100);
    await context.close();
  },
);

test("a post viewed in both languages has no transition name of the page it leads to", async () => {
  const context = await visit({ reducedMotion: "no-preference" });
  const page = await openEditor(context, address("/add-blog"));
  await page.locator("#field-title").fill("The tide");
  await page.locator("#field-content").click();
  await page.keyboard.type("It comes and goes.");
  await page.locator("details.post-twin summary").click();
  await page.locator("[name='translation.title']").fill("La marea");
  await page.locator("[id='field-translation.content']").click();
  await page.keyboard.type("Va y viene.");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect.poll(() => page.locator("#preview .page-hero-picture").count()).toBe(2);
  const names = () =>
    page
      .locator("#preview .page-hero-picture")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).viewTransitionName));
  expect(await names()).toEqual(["none", "none"]);
  await page.getByRole("button", { name: "Save post" }).click();
  await page.waitForURL("**/blog");
  await page.getByText("It's a draft").first().waitFor();
  await context.close();
});

describe("The editor", () => {
  test("accepts pasted content from other programs, without anything harmful", async () => {
    const context = await visit();
    for (const [name, html, expected] of clipboards) {
      const page = await openEditor(context, address("/add-blog"));
      await page.locator("#field-content").click();
      await give(page, "paste", page.locator("#field-content"), { html });
      expect(clean(await sourceOf(page)), name).toBe(expected);
      await page.close();
    }
    await context.close();
  });

  test("writes back everything it can show, and doesn't change untouched text", async () => {
    const context = await visit();
    const page = await openEditor(context, address("/add-blog"));
    for (const [name, html] of wholeDocuments) {
      await page.getByRole("button", { name: "Show as HTML" }).first().click();
      const area = page.locator("textarea[name=content]");
      await area.fill(html);
      await page.getByRole("button", { name: "Back to the editor" }).first().click();
      const text = page.locator("#field-content.editor-text");
      await text.waitFor();
      expect(await sourceOf(page), name).toBe(html);
      await text.focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.press("Enter");
      await page.keyboard.type("x");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+z");
      expect(clean(await sourceOf(page)), name).toBe(clean(html));
    }
    await context.close();
  });

  test("leaves the text more room than the excerpt without scripts", async () => {
    const context = await visit({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address("/add-blog"));
    const height = async (name: string) =>
      (await page.locator(`textarea[name=${name}]`).boundingBox())?.height ?? 0;
    expect(await height("content")).toBeGreaterThan(2 * (await height("excerpt")));
    await context.close();
  });

  test("keeps a text as HTML if it would lose something, and says what", async () => {
    const context = await visit();
    const page = await openEditor(context, address("/add-blog"));
    await page.getByRole("button", { name: "Show as HTML" }).first().click();
    const html = '<p>See</p><iframe src="https://www.youtube.com/embed/abc"></iframe>';
    await page.locator("textarea[name=content]").fill(html);
    await page.getByRole("button", { name: "Back to the editor" }).first().click();
    await page.getByText("would lose something in this text (iframe)").waitFor();
    expect(await page.locator("textarea[name=content]").inputValue()).toBe(html);
    await context.close();
  });
});
