import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import english from "../../app/locales/en";
import spanish from "../../app/locales/es";
import { localPath } from "../../app/rules/site/language";
import { openBrowser } from "../support/browser";
import { openFront } from "../support/front-proxy";
import { askToKeep } from "../support/kept";
import { becomes } from "../support/leave-form";
import { makeVerified, type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let front: Awaited<ReturnType<typeof openFront>>;
let owner: Person;
beforeAll(async () => {
  [town, browser, front] = await Promise.all([openTown(), openBrowser(), openFront()]);
  front.leadTo(town.url);
  owner = await makeVerified(town, await signUp(town, { name: "Rosa Secreta" }));
  await addRestaurant(town, { name: "La Panga", slug: "la_panga" });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([town.close(), front.close()]);
});
afterEach(() => front.open());

const at = (path: string) => front.origin + path;
const catalogs = { en: english, es: spanish };
const correction = "/eat/la_panga/correction";
const note = "Los lunes abre a las 5.";
const stored = (page: Page) => page.evaluate(() => sessionStorage.length);
const taken = async () =>
  (await town.rows<{ note: string }>("SELECT note FROM visitor_corrections")).filter(
    (one) => one.note === note,
  ).length;

async function openPage(path: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(at(path), { waitUntil: "networkidle" });
  return { context, page };
}

async function write(page: Page) {
  await page.locator("input[name=what]").first().check();
  await page.locator("textarea").fill(note);
}

const button = (page: Page) => page.locator("main form [type=submit]");

async function expectTyped(page: Page) {
  await expect.poll(() => page.locator("textarea").inputValue()).toBe(note);
  expect(await page.locator("input[name=what]").first().isChecked()).toBe(true);
}

describe.each(["en", "es"] as const)("A correction form when the connection is lost (%s)", (language) => {
  const { noSignal } = catalogs[language].unsent;
  const path = localPath(language, correction);

  test.each([
    ["by somebody who keeps nothing", false],
    ["by somebody who keeps the guide", true],
  ])("stays as typed, says so, and is sent once with the next press, %s", async (_, isKept) => {
    await town.rows("DELETE FROM visitor_corrections");
    const { context, page } = await openPage(isKept ? localPath(language, "/pocket") : path);
    if (isKept) {
      await askToKeep(page);
      await page.goto(at(path), { waitUntil: "networkidle" });
    }
    await write(page);
    await front.shut();
    await button(page).focus();
    await page.keyboard.press("Enter");
    const said = page.getByRole("alert");
    await said.waitFor();
    expect(await said.textContent()).toBe(noSignal);
    expect(page.url()).toBe(at(path));
    await expectTyped(page);
    expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await button(page).getAttribute("aria-busy")).toBe(null);
    const [above, below] = [await button(page).boundingBox(), await said.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(741);

    await button(page).click();
    await said.waitFor();
    expect(await page.getByRole("alert").count()).toBe(1);
    await front.open();
    expect(await taken()).toBe(0);
    await button(page).click();
    await page.waitForURL(at(localPath(language, "/eat/la_panga")));
    expect(await taken()).toBe(1);
    await expect.poll(() => stored(page)).toBe(0);
    await context.close();
  });

  test("is restored after the browser's own error page, in either language, and says that it may have been sent", async () => {
    await town.rows("DELETE FROM visitor_corrections");
    const { context, page } = await openPage(localPath(language, "/eat/la_panga"));
    await page.goto(at(path), { waitUntil: "networkidle" });
    await write(page);
    // The check succeeds, then the connection is lost.
    await page.route("**/correction", (route) =>
      route.request().method() === "POST" ? route.abort("connectionreset") : route.continue(),
    );
    await button(page).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await page.goBack();
    const other = language === "en" ? "es" : "en";
    await page.goto(at(localPath(other, correction)));
    await expectTyped(page);
    expect(await page.locator("form .unsent").textContent()).toBe(catalogs[other].unsent.noAnswer);
    await page.unroute("**/correction");
    await page.goto(at(path));
    await expectTyped(page);
    await page.reload();
    await expectTyped(page);
    await button(page).click();
    await page.waitForURL(at(localPath(language, "/eat/la_panga")));
    expect(await taken()).toBe(1);
    await expect.poll(() => stored(page)).toBe(0);
    await page.goto(at(path), { waitUntil: "networkidle" });
    expect(await page.locator("textarea").inputValue()).toBe("");
    await context.close();
  });

  test("sign-in keeps the address and never a password", async () => {
    const { context, page } = await openPage(localPath(language, "/auth"));
    await page.locator("input[type=email]").first().fill(owner.email);
    await page.locator("input[type=password]").first().fill(owner.password);
    await page.locator("[data-reveal]").first().click();
    await front.shut();
    await page.locator("main form [type=submit]").first().click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").textContent()).toBe(noSignal);
    expect(await page.locator("input[name=password]").first().inputValue()).toBe(owner.password);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain(owner.email);
    expect(kept).not.toContain(owner.password);
    await front.open();
    await page.locator("main form [type=submit]").first().click();
    await page.getByText("Rosa Secreta").first().waitFor({ state: "attached" });
    await expect.poll(() => stored(page)).toBe(0);
    await context.close();
  });

  test.each([
    ["though its script never came", false],
    ["where its script stands ready", true],
  ])(
    "the newsletter field keeps its address, says why, and is sent with the next press, %s",
    async (_, isReady) => {
      const { context, page } = await openPage(localPath(language, "/privacy"));
      const email = `${language}-${isReady}@example.test`;
      const field = page.locator("#newsletter-email");
      const subscribed = () => town.rows("SELECT email FROM newsletter_subscriptions WHERE email = ?", email);
      if (isReady) await Promise.all([page.waitForResponse("**/assets/newsletter-form-*.js"), field.focus()]);
      await front.shut();
      await field.fill(email);
      await page.keyboard.press("Enter");
      const said = page.getByRole("alert");
      await expect.poll(() => said.allTextContents()).toEqual([catalogs[language].unsent.letter]);
      expect(await page.locator("main .toast").count()).toBe(0);
      const [above, below] = [await field.boundingBox(), await said.boundingBox()];
      expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? 0);
      await page.reload().catch(() => {});
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
      await front.open();
      await page.goto(at(localPath(language, "/terms")));
      await expect.poll(() => field.inputValue()).toBe(email);
      expect(await subscribed()).toEqual([]);
      const press = page.locator("[data-letter] button");
      await expect.poll(() => press.isEnabled()).toBe(true);
      await press.click();
      await expect.poll(subscribed).toEqual([{ email }]);
      await expect.poll(() => stored(page)).toBe(0);
      await context.close();
    },
  );

  test("a hydrated form stays, says so, and is saved once", async () => {
    const { context, page } = await openPage("/robots.txt");
    const person = await signUp(town);
    await becomes(context, { ...town, url: new URL(front.origin) }, person);
    await page.goto(at(localPath(language, "/add-restaurant")), { waitUntil: "networkidle" });
    await page.locator("#field-name").fill("Fonda Señal");
    await page.locator("#field-category").selectOption("Panamanian");
    await page.locator("#field-address").fill("Al lado de la cancha");
    await front.shut();
    await page.locator("main form [type=submit]").last().click();
    await page.getByText(catalogs[language].submission.notices.offlineTitle).waitFor();
    expect(await page.locator("#field-name").inputValue()).toBe("Fonda Señal");
    await front.open();
    await page.locator("main form [type=submit]").last().click();
    const mine = () => town.rows("SELECT name FROM restaurant_listings WHERE user_id = ?", person.id);
    await expect.poll(mine).toEqual([{ name: "Fonda Señal" }]);
    await context.close();
  });
});

test("nothing typed stays on the device after signing out, in any window", async () => {
  const { context, page } = await openPage("/robots.txt");
  await becomes(context, { ...town, url: new URL(front.origin) }, owner);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(at(correction), { waitUntil: "networkidle" });
    await write(one);
    await expect.poll(() => stored(one)).toBe(1);
  }
  const signOut = page.locator("form[action$='/sign-out'] button").first();
  await Promise.all([page.waitForEvent("load"), signOut.evaluate((one) => (one as HTMLElement).click())]);
  expect(await stored(page)).toBe(0);
  await other.goto(at(correction), { waitUntil: "networkidle" });
  await expect.poll(() => stored(other)).toBe(0);
  expect(await other.locator("textarea").inputValue()).toBe("");
  await context.close();
});
