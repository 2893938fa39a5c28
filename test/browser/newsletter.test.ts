import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { coveredBy } from "../support/covered";
import { beginLetter } from "../support/letters";
import { accessibilityProblems } from "../support/page-checks";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  await addRestaurant(town, { slug: "toast_place" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));
beforeEach(async () => {
  page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(new URL("/privacy", town.url).href);
});
afterEach(() => page.close());

const field = () => page.getByLabel("Email address");
const button = () => page.getByRole("button", { name: "Subscribe" });
const confirmation = () => page.getByText("Our email is on its way");
const stored = () =>
  town.rows<{ email: string }>("SELECT email FROM newsletter_subscriptions ORDER BY email");

describe("The newsletter's form with scripts", () => {
  test("can't be sent while it's empty or blank", async () => {
    await expect.poll(() => button().isDisabled()).toBe(true);
    await field().fill("ola@example.test");
    await expect.poll(() => button().isDisabled()).toBe(false);
    await field().fill("   ");
    await expect.poll(() => button().isDisabled()).toBe(true);
  });

  test("shows a spinner, then the confirmation for five seconds, and comes back empty", async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/newsletter", async (route) => {
      await held;
      await route.continue();
    });
    await field().fill("five@example.test");
    await page.keyboard.press("Enter");
    await expect.poll(() => field().isDisabled()).toBe(true);
    await expect.poll(() => button().isDisabled()).toBe(true);
    await expect.poll(() => button().getAttribute("aria-busy")).toBe("true");
    release();

    await confirmation().waitFor({ state: "visible" });
    await expect.poll(() => field().isVisible()).toBe(false);
    await expect.poll(() => confirmation().evaluate((words) => words === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator("main .toast").textContent()).toContain("Successfully subscribed!");
    expect(new URL(page.url()).pathname).toBe("/privacy");
    expect(await stored()).toContainEqual({ email: "five@example.test" });

    await page.clock.runFor(4900);
    expect(await confirmation().isVisible()).toBe(true);
    await page.clock.runFor(200);
    await confirmation().waitFor({ state: "hidden" });
    await expect.poll(() => field().inputValue()).toBe("");
    await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => button().isDisabled()).toBe(true);
  });

  test("is clean for axe during the confirmation", async () => {
    await field().fill("clean@example.test");
    await button().click();
    await confirmation().waitFor({ state: "visible" });
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("keeps what was typed if sending fails, with the specification's message", async () => {
    await page.route("**/newsletter", (route) => route.abort());
    await field().fill("lost@example.test");
    await button().click();
    const toast = page.getByRole("alert");
    await toast.waitFor();
    await expect
      .poll(() => toast.textContent())
      .toBe("Subscription failedThere was an error subscribing to the newsletter. Please try again.");
    await expect.poll(() => field().inputValue()).toBe("lost@example.test");
    await expect.poll(() => button().isDisabled()).toBe(false);
  });

  test("shows the server's own page for an error", async () => {
    await page.route("**/newsletter", (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 400, body: "" }),
    );
    await page.locator("[data-letter] form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await field().fill("no-address");
    await button().click();
    await page.waitForURL("**/newsletter");
    expect(await page.locator("h1").textContent()).toBe("That doesn't look like an email address");
    expect(await field().inputValue()).toBe("no-address");
  });
});

test("works on a page whose footer arrives late", async () => {
  let sendFoot = () => {};
  const slow = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", town.url));
    response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = request.url === "/privacy" ? body.indexOf('id="newsletter-email"') : -1;
    if (cut < 0) return response.end(body);
    const foot = body.indexOf(">", cut) + 1;
    response.write(body.subarray(0, foot));
    sendFoot = () => response.end(body.subarray(foot));
  });
  await new Promise<void>((listening) => slow.listen(0, "127.0.0.1", listening));
  const { port } = slow.address() as AddressInfo;
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/privacy`, { waitUntil: "commit" });
  await field().waitFor();
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  sendFoot();
  await expect.poll(() => button().isDisabled()).toBe(true);
  expect(failures).toEqual([]);
  // The browser keeps idle connections open, which closing would wait for.
  slow.closeAllConnections();
  await new Promise((closed) => slow.close(closed));
});

test("without scripts the button is enabled, and the same toast is shown", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(new URL("/es/legal", town.url).href);
  await bare.fill("#newsletter-email", "sin@example.test");
  await bare.click("#letter button");
  await expect.poll(() => bare.locator("main .toast").textContent()).toContain("¡Suscripción recibida!");
  expect(new URL(bare.url()).pathname).toBe("/es/legal");
  await context.close();
});

test("the form looks the same on a letter's page as on any other", async () => {
  await beginLetter(town, new Date());
  const looks = async (path: string) => {
    await page.goto(new URL(path, town.url).href);
    return page.locator("#letter").evaluate((part) =>
      [part, ...part.querySelectorAll("h2, p, .label, .input, .button")].map((one) => {
        const { padding, background, borderRadius, font, margin } = getComputedStyle(one);
        return { padding, background, borderRadius, font, margin };
      }),
    );
  };
  const usual = await looks("/privacy");
  expect(usual.length).toBeGreaterThan(5);
  expect(await looks("/newsletter/diciembre")).toEqual(usual);
});

test.each(["/", "/events", "/eat/toast_place", "/calendar"])(
  "On %s the answer is a card, visible under a resting pointer",
  async (path) => {
    const wide = await browser.newPage({ viewport: { width: 1440, height: 800 } });
    await wide.goto(new URL(path, town.url).href);
    await wide.getByLabel("Email address").fill(`pointer${path.replace(/\W/g, "-")}@example.test`);
    const send = wide.getByRole("button", { name: "Subscribe" });
    await send.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await send.click();
    const toast = wide.locator("main .toast");
    await toast.waitFor();
    const look = () =>
      toast.evaluate((card) => {
        const { backgroundColor, opacity, position } = getComputedStyle(card);
        return { filled: backgroundColor !== "rgba(0, 0, 0, 0)", opacity, position };
      });
    await expect.poll(look).toEqual({ filled: true, opacity: "1", position: "fixed" });
    await wide.close();
  },
);

describe.each(["", "/es"])("A toast on a phone (%s)", (prefix) => {
  test.each([
    ["/auth", "providerFailed"],
    ["/auth?mode=sign-up", "providerOtherAddress"],
    ["/auth/recover?sent=1", "recoverySent"],
    ["/auth/verify?token=none", "verificationSent"],
    ["/today", "signedOut"],
    ["/newsletter/unsubscribe?token=none", "subscribed"],
    ["/search?q=iguana", "subscribed"],
    ["/eat/la_panga", "subscribed"],
  ])("covers on %s no title, field or button of a form, nor the main actions", async (path, told) => {
    if ((await town.rows("SELECT id FROM restaurant_listings")).length === 0)
      await addRestaurant(town, { slug: "la_panga", phone: "+507 6000 0000", whatsapp: "+507 6000 0000" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: "flash", value: `default.${told}`, url: town.url.href }]);
    await page.goto(new URL(prefix + path, town.url).href);
    const things = "h1, form h2, input:not([type=hidden]), form button, .place-bar > .button";
    expect(await coveredBy(page, "main .toast", things)).toEqual([]);
  });
});
