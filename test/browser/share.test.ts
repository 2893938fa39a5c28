import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { addRestaurant } from "../support/places";
import { readQrCode, sheetsIn } from "../support/qr";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
const longName = "The restaurant with the long name at the far end of the beach";
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  await addRestaurant(town, { name: "La Panga", slug: "la_panga", phone: "6000-0001" });
  await addRestaurant(town, { name: longName, slug: "long", address: "Calle de la playa, ".repeat(8) });
  await hold(town, { title: "Songs at sunset", event_date: "2099-12-01" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const address = (path: string) => new URL(path, town.url).href;

/** A page with a mocked share sheet that records what it's given. */
async function withSheet(failure: string | null): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 375, height: 700 } });
  await page.addInitScript((name) => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: async (what: unknown) => {
        given.push(what);
        if (name) throw new DOMException("", name);
      },
    });
  }, failure);
  return page;
}
const given = (page: Page) =>
  page.evaluate(() => (window as unknown as { given: { title: string; url: string }[] }).given);

describe("The link to share a page", () => {
  test.each(["/eat/la_panga", "/es/eat/la_panga", "/es/events/songs-at-sunset"])(
    "%s opens the phone's own share sheet, and closing it is no error",
    async (path) => {
      const page = await withSheet("AbortError");
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.goto(address(path));
      const link = page.getByRole("link", { name: /^(Share|Compartir)$/ });
      await link.click();
      await link.click();
      expect(await given(page)).toEqual(
        Array(2).fill({ title: await page.title(), url: `http://localhost${path}` }),
      );
      expect(page.url()).toBe(address(path));
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  test("opens the share page if the sheet is refused", async () => {
    const page = await withSheet("NotAllowedError");
    // The link uses the configured origin, not the test's address.
    await page.route("http://localhost/**", (route) => route.fulfill({ body: "there" }));
    await page.goto(address("/eat/la_panga"));
    await page.getByRole("link", { name: "Share", exact: true }).click();
    await page.waitForURL("http://localhost/eat/la_panga/share");
    await page.close();
  });

  test("opens the share page without scripts and without a share sheet", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.route("http://localhost/**", (route) => route.fulfill({ body: "there" }));
      await page.goto(address("/es/eat/la_panga"));
      await page.getByRole("link", { name: "Compartir", exact: true }).click();
      await page.waitForURL("http://localhost/es/eat/la_panga/share");
      await page.close();
    }
  });
});

describe("The page for sharing", () => {
  test.each(["light", "dark"] as const)("has a code that a phone can read, %s", async (colorScheme) => {
    for (const [path, width] of [
      ["/eat/la_panga", 320],
      ["/es/events/songs-at-sunset", 1440],
    ] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
      await page.goto(address(`${path}/share`));
      expect(await readQrCode(browser, page.locator(".qr"))).toBe(`http://localhost${path}`);
      await page.close();
    }
  });

  test("shows the link, WhatsApp and the contact without scripts, and no useless button", async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address("/es/eat/la_panga/share"));
    expect(await page.getByLabel("Enlace").inputValue()).toBe("http://localhost/es/eat/la_panga");
    await page.getByRole("link", { name: "WhatsApp" }).waitFor();
    await page.getByRole("link", { name: "Guardar en contactos" }).waitFor();
    expect(await page.locator("main").getByRole("button").count()).toBe(0);
    await page.getByRole("link", { name: "Volver a la página" }).click();
    expect(new URL(page.url()).pathname).toBe("/es/eat/la_panga");
    await page.close();
  });

  test("copies the link and says so, or selects it if copying isn't allowed", async () => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      let mayCopy = true;
      Object.defineProperty(navigator, "clipboard", {
        value: {
          writeText: async (text: string) => {
            if (!mayCopy) throw new DOMException("", "NotAllowedError");
            Object.assign(window, { copied: text });
            mayCopy = false;
          },
        },
      });
    });
    await page.goto(address("/eat/la_panga/share"));
    const copy = page.getByRole("button", { name: "Copy" });
    await copy.click();
    await page.getByText("The link is copied.").waitFor();
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
      "http://localhost/eat/la_panga",
    );
    await copy.click();
    await page.getByText("copy it by hand").waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe("http://localhost/eat/la_panga");
    await page.close();
  });

  test.each([
    [null, false],
    ["AbortError", false],
    ["NotAllowedError", true],
  ])("opens the phone's share sheet by its button (%s)", async (failure, isTold) => {
    const page = await withSheet(failure);
    await page.goto(address("/eat/la_panga/share"));
    await page.getByRole("button", { name: "Share…" }).click();
    expect(await given(page)).toEqual([{ title: "La Panga", url: "http://localhost/eat/la_panga" }]);
    expect(await page.getByText("copy it by hand").isVisible()).toBe(isTold);
    await page.close();
  });

  test("has no such button without a share sheet", async () => {
    const page = await browser.newPage();
    await page.goto(address("/eat/la_panga/share"));
    await page.getByRole("button", { name: "Copy" }).waitFor();
    expect(await page.getByRole("button", { name: "Share…" }).isVisible()).toBe(false);
    await page.close();
  });

  test.each(["/eat/la_panga", "/es/eat/long", "/es/events/songs-at-sunset"])(
    "%s prints as a card on one sheet of any size, with its code",
    async (path) => {
      const page = await browser.newPage();
      await page.goto(address(`${path}/share`));
      for (const format of ["A4", "A5", "Letter"]) expect(sheetsIn(await page.pdf({ format }))).toBe(1);
      await page.emulateMedia({ media: "print" });
      expect(await readQrCode(browser, page.locator(".qr"))).toBe(`http://localhost${path}`);
      expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
      expect(await page.locator(".share-ways").isVisible()).toBe(false);
      await page.close();
    },
  );
});
