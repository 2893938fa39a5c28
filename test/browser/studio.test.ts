import { expect, test } from "vitest";
import { openOffice } from "../support/signed-in-window";

const { town, desk, go } = await openOffice();

test.each([390, 1440])(
  "in Spanish at %i px, the home page is opened, changed as a draft, previewed, published",
  {
    timeout: 240_000,
  },
  async (width) => {
    const { page, failures } = await desk(width);
    await go(page, "/es/admin/content");
    await page.getByRole("link", { name: "Inicio", exact: true }).last().click();
    const preview = page.frameLocator(".studio-preview iframe");
    const isWide = width > 1000;
    if (isWide) await preview.locator('a.section-mark[data-section="hero"]').click();
    else await page.getByRole("link", { name: "Portada", exact: true }).click();
    const form = page.locator(
      '.studio-panel form:has(input[name="page_path"][value="/es"]):has([name="data.title"])',
    );
    const title = form.locator('[name="data.title"]');
    const words = `Aquí empieza la ola ${width}`;
    await title.fill(words);
    await form.getByRole("button", { name: "Guardar borrador" }).last().click();
    await page.locator(".toast", { hasText: "Borrador guardado" }).first().waitFor();
    if (isWide) await preview.getByRole("heading", { level: 1, name: words }).waitFor();
    expect(await (await town.get("/es")).text()).not.toContain(words);
    await form.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect.poll(async () => (await town.get("/es")).text()).toContain(words);
    await page.locator(".toast", { hasText: "Contenido actualizado" }).first().waitFor();
    expect(failures).toEqual([]);
  },
);

test("an unsaved draft is offered, and only restored on request", {
  timeout: 240_000,
}, async () => {
  const { page } = await desk(1280);
  const path = "/admin/content?page_path=%2Fsurf&section_name=hero";
  await go(page, path);
  const title = page.locator(
    '.studio-panel form:has(input[name="page_path"][value="/surf"]) [name="data.title"]',
  );
  const stored = await title.inputValue();
  await title.fill("Half a thought");
  await title.blur();
  await page.waitForFunction(() => Object.values(localStorage).some((one) => one.includes("Half a thought")));
  await go(page, path);
  expect(await title.inputValue()).toBe(stored);
  await page.getByRole("button", { name: "Bring it back" }).first().click();
  expect(await title.inputValue()).toBe("Half a thought");
});

test("the preview scrolls to the chosen section, and a press on another opens its form on the same page", {
  timeout: 240_000,
}, async () => {
  const { page, failures } = await desk(1440);
  await go(page, "/es/admin/content?page_path=%2Fes&section_name=cuisine-featured");
  const preview = page.frames().find((frame) => frame.url().includes("preview=draft"));
  await expect.poll(() => preview?.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => document.body.setAttribute("data-same", "page"));
  await preview?.evaluate(() => scrollTo(0, 0));
  await preview?.locator('a.section-mark[data-section="hero"]').click();
  await page.getByRole("heading", { level: 1, name: "Portada" }).waitFor();
  expect(await page.locator("body").getAttribute("data-same")).toBe("page");
  expect(failures).toEqual([]);
});

test("what's typed while a text is being saved stays in its field", { timeout: 240_000 }, async () => {
  const { page } = await desk(1280);
  for (const { path, first, second, button } of [
    {
      path: "/admin/content?page_path=%2Flegal&section_name=hero",
      first: "data.title",
      second: "data.subtitle",
      button: "Publish",
    },
    {
      path: "/admin/seo?page_path=%2Flegal",
      first: "page_title",
      second: "meta_description",
      button: "Save",
    },
  ]) {
    await go(page, path);
    const form = page.locator(`.studio-panel form:has([name="${first}"])`).first();
    await form.locator(`[name="${first}"]`).fill("Sent");
    let goOn = () => {};
    const pause = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const held = (route: { continue: () => Promise<void> }) => pause.then(() => route.continue());
    await page.route("**/*.data*", held);
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await form.getByRole("button", { name: button, exact: true }).click();
    await asked;
    await form.locator(`[name="${second}"]`).fill("Typed meanwhile");
    goOn();
    await page.locator(".toast").first().waitFor();
    await expect.poll(() => form.locator('[name="version"]').inputValue()).not.toBe("0");
    expect(await form.locator(`[name="${first}"]`).inputValue()).toBe("Sent");
    expect(await form.locator(`[name="${second}"]`).inputValue()).toBe("Typed meanwhile");
    await page.unroute("**/*.data*", held);
  }
});

test("one word of a built-in text is corrected without retyping the rest, in a list too", {
  timeout: 240_000,
}, async () => {
  const { page, failures } = await desk(1280);
  await go(page, "/admin/content?page_path=%2Fsurf&section_name=season-facts");
  const form = page.locator('.studio-panel form:has(input[name="page_path"][value="/surf"])');
  await form.locator(".studio-item summary").first().click();
  const field = form.locator('[name="data.facts.0.note"]');
  const builtIn = (await field.getAttribute("placeholder")) ?? "";
  const item = form.locator(".field", { has: page.locator('[name="data.facts.0.note"]') });
  await item.getByRole("button", { name: "Start from the built-in text" }).click();
  expect(await field.inputValue()).toBe(builtIn);
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await item.getByRole("button", { name: "Back to the built-in text" }).waitFor();
  expect(await item.getByRole("button", { name: "Start from the built-in text" }).count()).toBe(0);
  await field.fill(builtIn.replace("Most", "Really most"));
  await form.getByRole("button", { name: "Publish", exact: true }).click();
  await page.locator(".toast").first().waitFor();
  expect(await (await town.get("/surf")).text()).toContain(
    "Really most consistent from April to October, when",
  );
  expect(failures).toEqual([]);
});
