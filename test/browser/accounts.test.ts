import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeAt, stepAt } from "../../app/server/platform/totp";
import { openBrowser } from "../support/browser";
import { openFront } from "../support/front-proxy";
import { codeIn, linkIn, mailsTo } from "../support/mailbox";
import { openProvider } from "../support/openid";
import { makeVerified, newAddress, type Person, signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let front: Awaited<ReturnType<typeof openFront>>;
let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  front = await openFront();
  provider = await openProvider(`${front.origin}/auth/openid/callback`);
  [town, browser] = await Promise.all([
    openTown({ origin: front.origin, vars: provider.vars }),
    openBrowser(),
  ]);
  front.leadTo(town.url);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([town.close(), front.close(), provider.close()]);
});

const at = (path: string) => front.origin + path;
const complaints: string[] = [];

/** A new browser context; any error in it fails the test. */
async function openPage(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    ...options,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "CF-Connecting-IP": newAddress() },
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const text = message.text();
    const isOurs = page.url().startsWith(front.origin);
    if (isOurs && message.type() === "error" && !/status of (400|404|429)/.test(text))
      complaints.push(`${message.location().url} ${text}`);
  });
  return page;
}

/** Presses a button and waits for the next page. */
async function press(page: Page, name: string | RegExp, within = "main") {
  const button = page.locator(within).getByRole("button", { name, exact: typeof name === "string" });
  await Promise.all([page.waitForEvent("load"), button.click()]);
  await page.waitForLoadState("networkidle");
}

async function signInBy(page: Page, person: Person, path = "/auth") {
  await page.goto(at(path));
  await page.getByRole("textbox", { name: "Email" }).fill(person.email);
  await page.locator("input[name=password]").fill(person.password);
  await press(page, "Sign In");
}

const newest = async (email: string) => (await mailsTo(town, email))[0];
const section = (page: Page, id: string) => page.locator(`#${id}`);

describe("a person with a browser", () => {
  test("signs up, with the business name appearing when the box is ticked, and confirms the address", async () => {
    const page = await openPage();
    await page.goto(at("/auth?tab=sign-up&next=/surf"), { waitUntil: "networkidle" });
    await expect.poll(() => page.getByLabel("Business name").isVisible()).toBe(false);
    await page.getByLabel("I am affiliated with a business").check();
    await expect.poll(() => page.getByLabel("Business name").isVisible()).toBe(true);
    await page.getByLabel("Full name").fill("Rosa");
    await page.getByLabel("Email").fill("rosa@example.test");
    await page.getByLabel("Password").first().fill("password");
    await press(page, "Create Account");
    await expect.poll(() => page.url()).toBe(at("/auth?tab=sign-up"));
    await expect.poll(() => page.locator("main").textContent()).toContain("passwords guessers try first");
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Rosa");
    await expect.poll(() => page.getByLabel("Password").first().inputValue()).toBe("");
    await page.getByLabel("Business name").fill("La Ola");
    await page.getByLabel("Password").first().fill("three green waves");
    await press(page, "Create Account");
    await expect.poll(() => page.url()).toBe(at("/surf"));
    await expect.poll(() => page.locator("body").textContent()).toContain("Account created successfully!");

    await page.goto(at(linkIn(await newest("rosa@example.test"))));
    await press(page, "Yes, this is my address");
    await expect.poll(() => page.url()).toBe(at("/profile"));
    await expect.poll(() => page.getByText("Verified").isVisible()).toBe(true);
    await expect.poll(() => page.getByLabel("Business name").inputValue()).toBe("La Ola");
    await page.context().close();
  });

  test("signs in after a mistake, is redirected to next, and signs out in the menu", async () => {
    const person = await signUp(town);
    const page = await openPage();
    await signInBy(page, { ...person, password: "not the password" }, "/auth?next=/surf");
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("Sign in failed");
    await expect.poll(() => page.locator(":focus").textContent()).toContain("Sign in failed");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(person.email);
    const password = page.locator("input[name=password]");
    await password.fill(person.password);
    await page.getByRole("button", { name: "Show password" }).click();
    await expect.poll(() => password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect.poll(() => password.getAttribute("type")).toBe("password");
    await press(page, "Sign In");
    await expect.poll(() => page.url()).toBe(at("/surf"));
    await page.locator(".account-menu summary").click();
    await press(page, "Sign out", ".account-menu");
    await expect.poll(() => page.locator("body").textContent()).toContain("You're signed out");
    await page.goto(at("/profile"));
    await expect.poll(() => page.url()).toBe(at("/auth?next=%2Fprofile"));
    await page.context().close();
  });

  test("presses twice, and is signed in once", async () => {
    const person = await signUp(town);
    const page = await openPage();
    await page.goto(at("/auth"), { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.locator("input[name=password]").fill(person.password);
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname === "/auth") sent.push(pathname);
    });
    const busy = await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>("form:has([name=password]) [data-once]");
      button?.click();
      button?.click();
      return button?.getAttribute("aria-busy");
    });
    expect(busy).toBe("true");
    await page.waitForURL(at("/"));
    expect(sent).toEqual(["/auth"]);
    await page.context().close();
  });

  test("signs in by keyboard alone", async () => {
    const person = await signUp(town);
    const page = await openPage();
    await page.goto(at("/auth"), { waitUntil: "networkidle" });
    await page.locator("main").focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    for (let i = 0; i < 8 && (await focused()) !== "email"; i++) await page.keyboard.press("Tab");
    await page.keyboard.type(person.email);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("password");
    await page.keyboard.type(person.password);
    await Promise.all([page.waitForURL(at("/")), page.keyboard.press("Enter")]);
    await page.context().close();
  });

  test("signs out other devices, and all of them", async () => {
    const person = await signUp(town);
    const [here, there] = [await openPage(), await openPage()];
    await signInBy(here, person);
    await signInBy(there, person);
    await here.goto(at("/profile/security"), { waitUntil: "networkidle" });
    await press(here, "Sign out all other devices");
    await there.goto(at("/profile"));
    await expect.poll(() => there.url()).toContain("/auth?next=");
    await press(here, "Sign out everywhere");
    await here.goto(at("/profile"));
    await expect.poll(() => here.url()).toContain("/auth?next=");
    await Promise.all([here.context().close(), there.context().close()]);
  });

  test("sets a new password by mail, and signs in with a code", async () => {
    const person = await makeVerified(town, await signUp(town));
    const page = await openPage();
    await page.goto(at("/auth"));
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email").fill(person.email);
    await press(page, "Send me the link");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Check your email");
    await page.goto(at(linkIn(await newest(person.email))), { waitUntil: "networkidle" });
    await page.getByLabel("New password").fill("four quiet herons");
    await press(page, "Save new password");
    await expect.poll(() => page.url()).toBe(at("/"));

    const other = await openPage();
    await other.goto(at("/auth/code?next=/surf"), { waitUntil: "networkidle" });
    await other.getByLabel("Email").fill(person.email);
    await press(other, "Send me a code");
    await other.getByLabel("Code from the email").fill("000000");
    await press(other, "Sign In");
    await expect
      .poll(() => other.getByLabel("Code from the email").getAttribute("aria-invalid"))
      .toBe("true");
    await other.getByLabel("Code from the email").fill(codeIn(await newest(person.email)));
    await press(other, "Sign In");
    await expect.poll(() => other.url()).toBe(at("/surf"));
    await Promise.all([page.context().close(), other.context().close()]);
  });

  test("turns the second factor on, uses it and a recovery code, and turns it off", async () => {
    const person = await makeVerified(town, await signUp(town));
    const page = await openPage();
    await signInBy(page, person, "/auth?next=/profile/security");
    await section(page, "factor").getByLabel("Current password").fill(person.password);
    await press(page, "Set it up");
    await expect.poll(() => page.getByRole("img", { name: /QR code/ }).isVisible()).toBe(true);
    const key = ((await section(page, "factor").locator("code").textContent()) ?? "").replaceAll(" ", "");
    const code = (ahead: number) => codeAt(key, stepAt(new Date()) + ahead);
    await page.getByLabel("Code from your app").fill(code(0));
    await press(page, "Turn on two-step sign-in");
    const drawn = page.locator("#recovery-codes li");
    await expect.poll(() => drawn.count()).toBe(10);
    const codes = await drawn.allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as a file" }).click(),
    ]);
    expect(await readFile(await file.path(), "utf8")).toContain(codes[9]);
    await expect.poll(() => page.getByRole("button", { name: "Print" }).isVisible()).toBe(true);

    const other = await openPage();
    await signInBy(other, person, "/auth?next=/surf");
    await expect.poll(() => other.url()).toBe(at("/auth/second-factor?next=%2Fsurf"));
    await other.getByLabel("Code from your app").fill(code(1));
    await press(other, "Continue");
    await expect.poll(() => other.url()).toBe(at("/surf"));

    const third = await openPage();
    await signInBy(third, person);
    await third.getByLabel("Code from your app").fill(codes[0] ?? "");
    await press(third, "Continue");
    await third.goto(at("/profile/security"), { waitUntil: "networkidle" });
    await expect.poll(() => section(third, "factor").textContent()).toContain("9 recovery codes left");
    await section(third, "factor").getByLabel("Current password").last().fill(person.password);
    await press(third, "Turn it off");
    await expect.poll(() => section(third, "factor").textContent()).toContain("Off.");
    for (const one of [page, other, third]) await one.context().close();
  });

  test("connects a provider, signs in with it, and disconnects it", async () => {
    const person = await makeVerified(town, await signUp(town));
    provider.join("lola", { email: person.email });
    const page = await openPage();
    await signInBy(page, person, "/auth?next=/profile/security");
    await throughProvider(page, "Connect Town Hall");
    await expect.poll(() => page.url()).toBe(at("/profile/security"));
    await expect
      .poll(() => section(page, "identities").textContent())
      .toContain(`Town Hall (${person.email})`);

    const other = await openPage();
    await other.goto(at("/auth?next=/surf"));
    await throughProvider(other, "Continue with Town Hall");
    await expect.poll(() => other.url()).toBe(at("/surf"));

    await section(page, "identities").getByLabel("Current password").fill(person.password);
    await press(page, "Disconnect Town Hall");
    await expect.poll(() => section(page, "identities").textContent()).toContain("Connect Town Hall");
    await Promise.all([page.context().close(), other.context().close()]);
  });

  async function throughProvider(page: Page, button: string) {
    await page.getByRole("button", { name: button }).click();
    await page.waitForURL(`${provider.issuer}/**`);
    await page.locator("[name=login]").fill("lola");
    await page.locator("[name=password]").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(`${front.origin}/**`);
  }

  test("changes the address and the password", async () => {
    const person = await signUp(town);
    const page = await openPage();
    await signInBy(page, person, "/auth?next=/profile/security");
    await section(page, "email").getByLabel("New email address").fill(`moved-${person.email}`);
    await section(page, "email").getByLabel("Current password").fill("not the password");
    await press(page, "Send a link to the new address");
    await expect
      .poll(() => section(page, "email").textContent())
      .toContain("Your current password isn't right");
    await section(page, "email").getByLabel("Current password").fill(person.password);
    await press(page, "Send a link to the new address");
    await page.goto(at(linkIn(await newest(`moved-${person.email}`))), { waitUntil: "networkidle" });
    await press(page, "Yes, this is my address");
    await expect.poll(() => page.locator("body").textContent()).toContain("Your new address is confirmed");
    const moved = { ...person, email: `moved-${person.email}` };
    await signInBy(page, moved, "/auth?next=/profile/security");
    await section(page, "password").getByLabel("New password").fill("four quiet herons");
    await section(page, "password").getByLabel("Current password").fill(person.password);
    await press(page, "Change password");
    await expect.poll(() => page.locator("main").textContent()).toContain("Your password is changed");
    await page.context().close();
  });

  test("downloads their data and deletes the account", async () => {
    const person = await signUp(town);
    const page = await openPage();
    await signInBy(page, person, "/auth?next=/profile/security");
    await section(page, "data").getByLabel("Current password").fill(person.password);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("cambutal-my-data.json");
    expect(JSON.parse(await readFile(await file.path(), "utf8")).profile.email).toBe(person.email);
    await section(page, "remove").getByLabel("Current password").fill(person.password);
    await press(page, "Delete my account");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await expect.poll(() => page.locator("body").textContent()).toContain("Your account is deleted");
    await page.context().close();
  });

  test("does all of it without scripts too, the business name included", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at("/es/auth?tab=sign-up"));
    await expect.poll(() => page.getByRole("button", { name: "Mostrar contraseña" }).isVisible()).toBe(false);
    await expect.poll(() => page.getByLabel("Nombre del negocio").isVisible()).toBe(false);
    await page.getByLabel("Tengo o represento un negocio").check();
    await page.getByLabel("Nombre del negocio").fill("La Ola");
    await page.getByLabel("Nombre completo").fill("Juan");
    await page.getByLabel("Correo electrónico").fill("juan@example.test");
    await page.getByLabel("Contraseña").fill("tres olas verdes");
    await page.getByRole("button", { name: "Crear mi cuenta" }).click();
    await page.waitForURL(at("/es"));
    await page.goto(at("/es/profile"));
    await page.getByLabel("Número de WhatsApp").fill("+507 6000 0000");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect.poll(() => page.locator("main").textContent()).toContain("Tu perfil se actualizó.");
    await expect.poll(() => page.getByLabel("Nombre del negocio").inputValue()).toBe("La Ola");
    await page.context().close();
  });

  test("causes no error in the browser along the way", () => {
    expect(complaints).toEqual([]);
  });
});
