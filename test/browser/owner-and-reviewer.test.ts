import { expect, test } from "vitest";
import { mailsTo } from "../support/mailbox";
import { accessibilityProblems, expectFit, focusedBy } from "../support/page-checks";
import { type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { keysReady, openDesk, openOffice } from "../support/signed-in-window";

const { town, browser, admin, go } = await openOffice();
const owner = await signUp(town, { name: "Rosa" });
await town.rows("UPDATE profiles SET language = 'es' WHERE id = ?", owner.id);

const pageOf = (person: Person) => openDesk(town, browser, person);

test("in Spanish, an owner edits in a dialog, a reviewer decides by keyboard, the owner deletes and restores", async () => {
  const { id, slug } = await addRestaurant(town, {
    user_id: owner.id,
    name: "La Panga",
    description: "Pescado y arroz.",
    language: "es",
    phone: "+507 6000 0001",
  });
  await addHotel(town, { user_id: owner.id, status: "pending", waiting_since: 1, name: "Villa Tortuga" });
  const mine = await pageOf(owner);
  await go(mine.page, "/es/my-listings?type=restaurant");
  await mine.page.getByRole("link", { name: "Editar La Panga" }).click();
  const dialog = mine.page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Editar restaurante" }).waitFor();
  await dialog.getByLabel("Descripción", { exact: false }).first().fill("Pescado, arroz y patacones.");
  await dialog.getByText("Cómo contactarte").click();
  await dialog.locator("[name=phone]").fill("+507 6000 0002");
  expect(await accessibilityProblems(mine.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  await mine.page.getByText("Restaurante actualizado").waitFor();
  await expect.poll(() => new URL(mine.page.url()).pathname).toBe("/es/my-listings");
  await mine.page.getByText("Cambios en espera de revisión").waitFor();
  const [row] = await town.rows("SELECT phone, description FROM restaurant_listings WHERE id = ?", id);
  expect(row).toEqual({ phone: "+507 6000 0002", description: "Pescado y arroz." });

  const desk = await pageOf(admin);
  await go(desk.page, "/es/admin/submissions");
  await keysReady(desk.page);
  await desk.page.keyboard.press("j");
  await desk.page.keyboard.press("j");
  await desk.page.keyboard.press("k");
  const focused = () => desk.page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("Villa Tortuga");
  await desk.page.keyboard.press("j");
  await desk.page.keyboard.press("Enter");
  await desk.page.getByText("Lo que cambiaría").waitFor();
  await desk.page.waitForLoadState("networkidle");
  await expect.poll(() => desk.page.locator("ins").textContent()).toContain("patacones");
  await keysReady(desk.page);
  await desk.page.keyboard.press("?");
  await desk.page.getByRole("dialog").getByText("Aprobar", { exact: true }).waitFor();
  expect(await accessibilityProblems(desk.page)).toEqual([]);
  await desk.page.keyboard.press("Escape");
  await desk.page.getByRole("dialog").waitFor({ state: "hidden" });
  await desk.page.keyboard.press("r");
  await expect.poll(() => focusedBy(desk.page, "name")).toBe("review_note");
  await desk.page.keyboard.type("a");
  await expect.poll(() => desk.page.locator("[name=review_note]").inputValue()).toBe("a");
  await desk.page.getByRole("heading", { level: 1 }).first().click();
  await desk.page.keyboard.press("a");
  await desk.page.getByText("A quien lo envió le llega un correo").first().waitFor();
  expect(await (await town.get(`/es/eat/${slug}`)).text()).toContain("patacones");
  expect((await mailsTo(town, owner.email))[0]?.subject).toBe("Tus cambios en “La Panga” ya se ven");

  await go(mine.page, "/es/my-listings?type=restaurant");
  await mine.page.getByRole("link", { name: "Eliminar La Panga" }).click();
  await mine.page.getByRole("button", { name: "Sí, eliminar" }).click();
  await mine.page.getByText("Restaurante eliminado").waitFor();
  expect((await town.get(`/eat/${slug}`)).status).toBe(404);
  await mine.page.getByRole("button", { name: "Recuperar La Panga" }).click();
  await mine.page.getByText("Todo está como antes.").waitFor();
  expect((await town.get(`/eat/${slug}`)).status).toBe(200);
  expect([...mine.failures, ...desk.failures]).toEqual([]);
});

test("shortcuts can be turned off and stay off", async () => {
  const { id } = await addBusiness(town, { status: "pending", waiting_since: 1 });
  const { page } = await pageOf(admin);
  await go(page, `/admin/submissions/business/${id}`);
  await keysReady(page);
  await page.keyboard.press("?");
  await page.getByLabel("Use keyboard shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.keyboard.press("a");
  await page.reload();
  await keysReady(page);
  await page.keyboard.press("a");
  // A key's action is finished before the next one opens the help.
  await page.keyboard.press("?");
  await page.getByLabel("Use keyboard shortcuts").waitFor();
  expect(sent).toEqual([]);
  expect(await town.rows("SELECT status FROM business_listings WHERE id = ?", id)).toEqual([
    { status: "pending" },
  ]);
});

test("a tab says what's loading, and the page stays", async () => {
  const { page } = await pageOf(await signUp(town));
  await go(page, "/es/my-listings?type=hotel");
  await page.route("**/my-listings.data*", async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("link", { name: /^Restaurantes/ }).click();
  await page.getByText("Cargando restaurantes...").waitFor();
  await page.getByText("Aún no has enviado ningún restaurante").waitFor();
  await expect.poll(() => page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("one form at a time: a closed dialog is removed with its fields", async () => {
  const neat = await signUp(town);
  await addRestaurant(town, { user_id: neat.id, name: "Uno" });
  await addRestaurant(town, { user_id: neat.id, name: "Dos" });
  const { page } = await pageOf(neat);
  await go(page, "/my-listings?type=restaurant");
  for (const name of ["Uno", "Dos"]) {
    await page.getByRole("link", { name: `Edit ${name}` }).click();
    const field = page.getByRole("dialog").getByLabel("Restaurant name").first();
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe(name);
    await expect.poll(() => page.locator("#field-name").count()).toBe(1);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
});

test("every screen of owner and reviewer is accessible, on desktop and phone", {
  timeout: 180_000,
}, async () => {
  const common = { user_id: owner.id, status: "pending" as const, waiting_since: 9 };
  const place = await addRestaurant(town, common);
  const house = await addHotel(town, { ...common, status: "rejected", review_note: "Why?" });
  const tour = await addActivity(town, common);
  const shop = await addBusiness(town, common);
  const live = await addRestaurant(town, {
    user_id: owner.id,
    pending_changes: { name: "Nuevo" },
    waiting_since: 3,
  });
  const screens: [Person, string][] = [
    [owner, "/my-listings"],
    [owner, "/es/my-listings?type=hotel"],
    [owner, "/profile?tab=listings&type=business"],
    [owner, `/es/my-listings/hotel/${house.id}/edit`],
    [owner, `/my-listings/activity/${tour.id}/edit`],
    [owner, `/my-listings/restaurant/${place.id}/delete`],
    [admin, "/admin"],
    [admin, "/es/admin/submissions"],
    [admin, `/admin/submissions/restaurant/${live.id}`],
    [admin, `/es/admin/submissions/hotel/${house.id}`],
    [admin, `/admin/submissions/activity/${tour.id}`],
    [admin, `/es/admin/submissions/business/${shop.id}`],
  ];
  const pages = { [owner.id]: await pageOf(owner), [admin.id]: await pageOf(admin) };
  for (const [person, path] of screens) {
    const { page, failures } = pages[person.id] as Awaited<ReturnType<typeof pageOf>>;
    await go(page, path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    });
    await expectFit(page);
    expect(failures, path).toEqual([]);
  }
});
