import { expect, test } from "vitest";
import { expectFit, sidewaysScroll } from "../support/page-checks";
import { openOffice } from "../support/signed-in-window";

const { town, address, desk } = await openOffice();

const words = {
  text_en: "The road to Tonosí is cut at the ford. Stay where you are until tomorrow.",
  text_es: "La vía a Tonosí está cortada en el vado. Quédate donde estás hasta mañana.",
};

test.each([390, 1440])(
  "in Spanish at %i px, a notice is written, previewed, published and ended early",
  {
    timeout: 240_000,
  },
  async (width) => {
    const { page, failures } = await desk(width);
    await page.goto(address("/es/admin/notice"));
    for (const [name, text] of Object.entries(words)) await page.fill(`[name="${name}"]`, text);
    await page.getByLabel("Alerta", { exact: true }).check();
    await page.getByRole("button", { name: "Vista previa" }).click();
    await page.getByRole("heading", { name: "Así lo verán los visitantes" }).waitFor();
    expect(await (await town.get("/es")).text()).not.toContain(words.text_es);
    await page.getByRole("button", { name: "Ponerlo en todas las páginas" }).click();
    await page.locator(".toast", { hasText: "Ya lo dicen todas las páginas" }).waitFor();
    await page.goto(address("/es/surf"));
    await page.getByRole("alert").filter({ hasText: words.text_es }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(address("/es/admin/notice"));
    await page.getByRole("button", { name: "Terminarlo ya" }).click();
    await page.locator(".toast", { hasText: "Ya no está en ninguna página" }).waitFor();
    expect(await (await town.get("/es/surf")).text()).not.toContain(words.text_es);
    expect(failures).toEqual([]);
  },
);

test("text is kept while there's no connection, and sent when there is one", {
  timeout: 240_000,
}, async () => {
  const { page } = await desk(390);
  const send = async (button: string) => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("alert").filter({ hasText: "Sin conexión" }).waitFor();
    await page.context().setOffline(false);
  };
  await page.goto(address("/es/admin/notice"));
  await page.waitForLoadState("networkidle");
  for (const [name, text] of Object.entries(words)) await page.fill(`[name="${name}"]`, text);
  await send("Ponerlo en todas las páginas");
  expect(await page.inputValue('[name="text_es"]')).toBe(words.text_es);
  await page.getByRole("button", { name: "Ponerlo en todas las páginas" }).click();
  await page.locator(".toast", { hasText: "Ya lo dicen todas las páginas" }).waitFor();
  await page.getByRole("button", { name: "Terminarlo ya" }).click();
  await page.locator(".toast", { hasText: "Ya no está en ninguna página" }).waitFor();

  await page.goto(address("/es/admin/translations?q=newsletter.button"));
  await page.waitForLoadState("networkidle");
  const word = page.locator(".studio-word", { has: page.locator('[value="newsletter.button"]') });
  await word.locator("summary").click();
  const field = word.locator('[name="value.es"]');
  await field.fill("Anotarme");
  await send("Guardar");
  expect(await field.inputValue()).toBe("Anotarme");
  await word.getByRole("button", { name: "Guardar" }).click();
  await page.locator(".toast", { hasText: "Guardado." }).waitFor();
  expect(await (await town.get("/es")).text()).toContain("Anotarme");
  await word.locator("summary").click();
  await word.getByRole("button", { name: "Volver al original" }).click();
  await page.locator(".toast", { hasText: "Volvieron las palabras originales" }).waitFor();
  await expect.poll(() => field.inputValue()).toBe("Suscribirme");
});

test("a notice on a page, its screen and the list before launch are accessible", {
  timeout: 240_000,
}, async () => {
  const { page, failures } = await desk(1280);
  for (const level of ["Notice", "Warning"]) {
    await page.goto(address("/admin/notice"));
    for (const [name, text] of Object.entries(words)) await page.fill(`[name="${name}"]`, text);
    await page.getByLabel(level, { exact: true }).check();
    await page.getByRole("button", { name: "Put it on every page" }).click();
    await page.locator(".toast").waitFor();
    await page.goto(address("/es/terms"));
    await expectFit(page, level);
  }
  for (const path of ["/admin/notice", "/es/admin/notice", "/admin"]) {
    await page.goto(address(path));
    await expectFit(page, path);
  }
  expect(failures).toEqual([]);
});
