import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../app/server/db/database";
import { insertFactLinks } from "../../app/server/db/places/fact-links";
import { hashToken } from "../../app/server/platform/tokens";
import { openBrowser } from "../support/browser";
import { expectFit } from "../support/page-checks";
import { makeAdmin, makeVerified, type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let page: Page;
let admin: Person;
const hours = { Monday: "8:00 AM - 5:00 PM", Friday: "6:00 PM - 9:30 PM" };

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  page = await browser.newPage({ reducedMotion: "reduce" });
  admin = await makeAdmin(town);
  const owner = await makeVerified(town, await signUp(town));
  const own = { user_id: owner.id };
  const places = [
    ["restaurant", await addRestaurant(town, { ...own, hours, phone: "6000-0001", asks: 2, asked_at: 1 })],
    ["hotel", await addHotel(town, { ...own, price_from: 60 })],
    ["activity", await addActivity(town, { ...own, hours: "daily 8 am - 5 pm", whatsapp: "6123-4567" })],
    ["business", await addBusiness(town, own)],
    ["keyboard", await addRestaurant(town, { ...own, name: "Teclado", hours })],
  ] as const;
  const { db, now } = town.services();
  const times = { created_at: now().getTime(), expires_at: now().getTime() + 60_000_000 };
  const base = { user_id: owner.id, email: owner.email, ...times };
  const links = await Promise.all(
    places.map(async ([token, { id: listing_id }]) => ({
      ...base,
      token_hash: await hashToken(token),
      purpose: "confirm" as const,
      listing_id,
      kind: token === "keyboard" ? ("restaurant" as const) : token,
    })),
  );
  const stop = { ...base, token_hash: await hashToken("stop"), purpose: "stop" as const };
  await ask(db, [insertFactLinks(db, [...links, stop])]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const open = (path: string) => page.goto(new URL(path, town.url).href, { waitUntil: "networkidle" });
const doors = [
  ...["restaurant", "hotel", "activity", "business", "nobody"].map(
    (token) => `/confirm-facts?token=${token}`,
  ),
  ...["/confirm-facts/stop?token=stop", "/confirm-facts/take-back?token=nobody"],
];

describe("A page about a place's facts, opened from a mail", () => {
  test.each(doors.flatMap((path) => [path, `/es${path}`]))("%s is clean for axe and fits", async (path) => {
    await page.setExtraHTTPHeaders({});
    await open(path);
    await expectFit(page);
  });

  test("is answered by keyboard alone, first with an error and then correctly", async () => {
    await page.setExtraHTTPHeaders({});
    await open("/es/confirm-facts?token=keyboard#change");
    await page.locator("[name=phone]").focus();
    await page.keyboard.type("no sé");
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    await expect.poll(() => page.locator("[name=phone][aria-invalid=true]").count()).toBe(1);
    await expectFit(page, "with errors");
    await page.locator("[name=phone]").fill("6000-0002");
    await Promise.all([page.waitForURL(/\/es\/eat\//), page.keyboard.press("Enter")]);
    expect(await page.textContent("body")).toContain("Confirmado por el dueño");
    await open("/confirm-facts?token=keyboard");
    expect(await page.textContent("h1")).toBe("You've already answered");
    await expectFit(page, "used");
  });

  test("that undoes a change does so by keyboard alone, and shows the current facts", async () => {
    const [mail] = await town.rows<{ text: string }>(
      "SELECT text FROM outbox WHERE text LIKE '%take-back%' ORDER BY created_at DESC LIMIT 1",
    );
    const { pathname, search } = new URL(mail?.text.match(/https?:\S+take-back\S+/)?.[0] ?? "");
    const press = async () => {
      await page.locator("main form button").focus();
      await page.keyboard.press("Enter");
    };
    await open(pathname + search);
    expect(await page.textContent("main")).toContain("6000-0002");
    await expectFit(page, "a change");
    await press();
    await page.locator("main form").waitFor({ state: "detached" });
    await expectFit(page, "taken back");
    const rows = await town.rows("SELECT phone FROM restaurant_listings WHERE name = 'Teclado'");
    expect(rows).toEqual([{ phone: null }]);
    await open("/es/confirm-facts/stop?token=stop");
    await press();
    await page.getByRole("button", { name: "Volver a preguntarme" }).waitFor();
    await expectFit(page, "stopped");
  });
});

test("The admins' list of owners who don't answer is clean for axe and fits", async () => {
  // Cookies from an answer would override the admin's.
  await page.context().clearCookies();
  await page.setExtraHTTPHeaders(admin.headers);
  for (const path of ["/admin/unanswered", "/es/admin/unanswered"]) {
    await open(path);
    expect(await page.textContent("main")).toContain("La Panga");
    await expectFit(page);
  }
});
