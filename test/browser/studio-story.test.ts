import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { everyMinute } from "../../app/rules/site/jobs";
import { localDate } from "../../app/rules/time/panama-time";
import { makePng } from "../support/pictures";
import { forgetStudio } from "../support/sections";
import { openOffice } from "../support/signed-in-window";

const { town, address, desk, go } = await openOffice();
afterEach(() => forgetStudio(town));

const read = async (path: string) => (await town.get(path)).text();
const told = (page: Page, words: string) => page.locator(".toast", { hasText: words }).first().waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
/** The form of a section, by its page's path. */
const formOf = (page: Page, path: string) =>
  page.locator(`.studio-panel form:has(input[name="page_path"][value="${path}"]):has([name^="data."])`);
const part = (page: string, name: string) =>
  `/es/admin/content?page_path=${encodeURIComponent(page)}&section_name=${name}`;

/** The wide one drags, which needs scripts; studio-screens.test.ts checks the stops on a phone. */
const ways = [
  ["with scripts", 1440, true],
  ["without scripts", 390, false],
] as const;
const patience = { timeout: 240_000 };

describe.each(ways)("In Spanish %s at %i px", (_, width, hasScripts) => {
  test(
    "the hero is changed in both languages, previewed, published, and restored from two versions",
    patience,
    async () => {
      const { page, failures } = await desk(width, hasScripts);
      const publish = async (path: string, words: string) => {
        const version = formOf(page, path).locator('[name="version"]');
        const before = await version.inputValue();
        await formOf(page, path).locator('[name="data.title"]').fill(words);
        await formOf(page, path).getByRole("button", { name: "Publicar", exact: true }).click();
        await expect.poll(() => read(path)).toContain(words);
        await expect.poll(() => version.inputValue()).not.toBe(before);
        await told(page, "Contenido actualizado correctamente");
      };
      for (const [path, words] of [
        ["/es", "Aquí empieza la ola"],
        ["/", "Here the swell begins"],
      ] as const) {
        await go(page, part("/es", "hero"));
        await formOf(page, path).locator('[name="data.title"]').fill(words);
        await formOf(page, path).getByRole("button", { name: "Guardar borrador" }).last().click();
        await told(page, "Borrador guardado");
        await go(page, `${path}?preview=draft`);
        await page.getByRole("heading", { level: 1, name: words }).waitFor();
        expect(await read(path)).not.toContain(words);
        await go(page, part("/es", "hero"));
        await publish(path, words);
      }
      await publish("/es", "La segunda ola");
      await publish("/es", "La tercera ola");
      await go(page, part("/es", "hero"));
      const history = page.locator('[aria-labelledby="es-title"] .studio-history');
      await history.locator("summary").first().click();
      await history.locator("ol > li").nth(2).getByRole("button", { name: "Volver a esta versión" }).click();
      await expect.poll(() => read("/es")).toContain("Aquí empieza la ola");
      await told(page, "Contenido actualizado correctamente");
      expect(failures).toEqual([]);
    },
  );

  test("sections are hidden, shown and moved; one is created and deleted", patience, async () => {
    const { page, failures } = await desk(width, hasScripts);
    const order = async () => {
      const html = await read("/es");
      const [surf = 0, food = 0] = ["surf", "cuisine"].map((name) => html.indexOf(`id="${name}-featured"`));
      return Math.min(surf, food) < 0 ? "one is hidden" : surf < food ? "surf first" : "food first";
    };
    await go(page, "/es/admin/content?page_path=%2Fes");
    await press(page, "Ocultar Bloque de surf");
    await told(page, "Contenido actualizado correctamente");
    expect(await order()).toBe("one is hidden");
    await press(page, "Mostrar Bloque de surf");
    await expect.poll(order).toBe("surf first");
    await press(page, "Subir Bloque de comida");
    await told(page, "Orden del contenido actualizado correctamente");
    await expect.poll(order).toBe("food first");
    const place = page.getByLabel("Lugar de Bloque de surf");
    await place.fill("1");
    await place.press("Enter");
    await expect.poll(order).toBe("surf first");
    if (hasScripts) {
      await page.waitForLoadState("networkidle");
      const row = (name: string) => page.locator(".studio-part", { hasText: name });
      await row("Bloque de comida").dragTo(row("Bloque de surf"));
      await expect.poll(order).toBe("food first");
    }
    await page.getByText("Agregar una parte", { exact: true }).click();
    const form = page.locator(".studio-new form");
    await form.locator('[name="data.title"]').fill("Objetos perdidos");
    await form.locator('[name="data.text"]').fill("Pregunta en la tienda.");
    await press(page, "Crear y publicar");
    await told(page, "Contenido creado correctamente");
    expect(await read("/es")).toContain("Pregunta en la tienda.");
    await page.getByRole("link", { name: "Eliminar esta parte" }).first().click();
    await page.getByRole("heading", { name: "¿Eliminar “Objetos perdidos”?" }).waitFor();
    await press(page, "Sí, eliminar");
    await told(page, "Contenido eliminado correctamente");
    expect(await read("/es")).not.toContain("Pregunta en la tienda.");
    expect(failures).toEqual([]);
  });

  test("a text is scheduled and public after its job has run", patience, async () => {
    const { page, failures } = await desk(width, hasScripts);
    const [tomorrow, later] = [1, 1 + town.nextNumber()].map(
      (days) => new Date(Date.now() + days * 86_400_000),
    ) as [Date, Date];
    await go(page, part("/es", "hero"));
    const form = formOf(page, "/es");
    await form.locator('[name="data.title"]').fill("Desde mañana");
    await form.getByText("Publicar después").click();
    await form.locator('[name="publish_at"]').fill(`${localDate(tomorrow)}T12:30`);
    await form.getByRole("button", { name: "Programar" }).click();
    await told(page, "Programado");
    await page.getByText(/^La versión 1 se publica el .* 12:30/).waitFor();
    expect(await read("/es")).not.toContain("Desde mañana");
    await town.run({ cron: everyMinute, at: later });
    expect(await read("/es")).toContain("Desde mañana");
    expect(failures).toEqual([]);
  });

  test(
    "a number of the emergency service is changed, and can be dialled wherever it's shown",
    patience,
    async () => {
      const { page, failures } = await desk(width, hasScripts);
      await go(page, part("/es/info", "services"));
      const form = formOf(page, "/info");
      const service = form.locator('.studio-item:has(> div > input[value="emergency"])');
      await service.locator("> summary").click();
      const number = service.locator('.studio-item:has(> div > input[value="civil-protection"])');
      await number.locator("> summary").click();
      await number.locator('[name$=".number"]').fill("520-4499");
      await form.getByRole("button", { name: "Publicar", exact: true }).click();
      await told(page, "Contenido actualizado correctamente");
      for (const path of ["/info", "/pocket", "/info?tab=services&service=emergency", "/transportation"])
        for (const language of ["", "/es"]) {
          const html = await read(language + path);
          expect(html, language + path).toContain('href="tel:+5075204499"');
          expect(html, language + path).not.toContain("5204426");
        }
      for (const path of ["/info?tab=legal", "/es/info?tab=legal"])
        expect(await read(path), path).not.toContain("5204426");
      expect(failures).toEqual([]);
    },
  );
});

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("In Spanish %s, every failure is reported, and nothing typed is lost:", (_, hasScripts) => {
  const failing = (page: Page, failure: string) =>
    page.setExtraHTTPHeaders(failure ? { "x-rehearse-failure": failure } : {});

  test("texts that can't be created, changed, deleted, moved or read", patience, async () => {
    const { page } = await desk(1280, hasScripts);
    await go(page, "/es/admin/content?page_path=%2Fes");
    await failing(page, "d1:3");
    await press(page, "Subir Bloque de comida");
    await told(page, "No se pudo cambiar el orden del contenido");
    await page.getByText("Agregar una parte", { exact: true }).click();
    const form = page.locator(".studio-new form");
    await form.locator('[name="data.title"]').fill("Objetos perdidos");
    await press(page, "Crear y publicar");
    await page.getByText("No se pudo crear el contenido").first().waitFor();
    expect(await form.locator('[name="data.title"]').inputValue()).toBe("Objetos perdidos");
    await failing(page, "");
    await go(page, part("/es", "hero"));
    const hero = formOf(page, "/es");
    await hero.locator('[name="data.title"]').fill("La primera ola");
    await hero.getByRole("button", { name: "Publicar", exact: true }).click();
    await told(page, "Contenido actualizado correctamente");
    await hero.locator('[name="data.title"]').fill("La segunda ola");
    await failing(page, "d1:3");
    await hero.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("No se pudo actualizar el contenido").first().waitFor();
    expect(await hero.locator('[name="data.title"]').inputValue()).toBe("La segunda ola");
    await go(page, `${part("/es", "hero")}&ask=delete`);
    await press(page, "Sí, eliminar");
    await told(page, "No se pudo eliminar el contenido");
    expect(await read("/es")).toContain("La primera ola");
    await failing(page, "d1:2");
    await page.goto(address("/es/admin/content"));
    await page.getByText("No se pudo cargar el contenido de la página").first().waitFor();
  });

  test("pictures that can't be stored, or are in use", patience, async () => {
    const { page } = await desk(1280, hasScripts);
    await go(page, "/es/admin/images");
    const upload = async (name: string, buffer: Buffer) => {
      await page.locator("#images-upload").setInputFiles({ name, mimeType: "image/png", buffer });
      if (!hasScripts) await press(page, "Subir");
    };
    await upload("nada.png", Buffer.from("no"));
    await told(page, "No se pudo subir la foto");
    await page.getByText("nada.png").first().waitFor();
    await upload("playa.png", Buffer.from(makePng(700, 500)));
    await told(page, "La foto se subió bien");
    const card = page.locator(".picture-card").first();
    await card.waitFor();
    const url = new URL((await card.locator("a").first().getAttribute("href")) ?? "", town.url).pathname;
    await go(page, part("/es", "hero"));
    await formOf(page, "/").locator('[name="data.imageSrc"]').fill(url);
    await formOf(page, "/").getByRole("button", { name: "Publicar", exact: true }).click();
    await told(page, "Contenido actualizado correctamente");
    await go(page, "/es/admin/images");
    await card.getByText("Reemplazar o eliminar").click();
    await press(page, "Eliminar");
    await page.getByText("Todavía se muestra: junto a ella dice dónde.").first().waitFor();
    await forgetStudio(town);
    await go(page, "/es/admin/images");
    await card.locator('[name="alt_es"]').fill("La bahía al amanecer");
    await failing(page, "d1:3");
    await card.getByRole("button", { name: "Guardar la descripción" }).click();
    await page.getByText("No se guardó la descripción").first().waitFor();
    expect(await card.locator('[name="alt_es"]').inputValue()).toBe("La bahía al amanecer");
    await failing(page, "");
    await card.getByRole("button", { name: "Guardar la descripción" }).click();
    await told(page, "La descripción está guardada.");
    await card.getByText("Reemplazar o eliminar").click();
    await press(page, "Eliminar");
    await told(page, "La foto se eliminó");
  });
});
