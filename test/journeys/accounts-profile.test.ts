import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldValue } from "../support/page-html";
import { makeVerified, newAddress, sessionCookieOf, signIn, signUp } from "../support/people";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const textOf = async (answer: Response | Promise<Response>) => (await answer).text();
const from = () => ({ headers: { "CF-Connecting-IP": newAddress() } });

describe("the two tabs of /auth", () => {
  test("are links, and ask for what they need with the right autocomplete", async () => {
    const signInTab = await textOf(town.get("/auth"));
    expect(signInTab).toContain('href="/auth?tab=sign-up"');
    expect(signInTab).toMatch(
      /name="email"[^>]*autoComplete="username"|autoComplete="username"[^>]*name="email"/i,
    );
    expect(signInTab).toMatch(/autocomplete="current-password"/i);
    const signUpTab = await textOf(town.get("/es/auth?tab=sign-up&next=%2Fadd-hotel"));
    expect(signUpTab).toContain('href="/es/auth?next=%2Fadd-hotel"');
    for (const kind of ["name", "email", "new-password", "tel", "organization"]) {
      expect(signUpTab).toMatch(new RegExp(`autocomplete="${kind}"`, "i"));
    }
    expect(signUpTab).not.toMatch(/onpaste|autocomplete="off"[^>]*type="password"/i);
  });

  test("redirect signed-in people home", async () => {
    const person = await signUp(town);
    const answer = await town.get("/es/auth", { headers: person.headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/es");
  });

  test("show in both languages what is missing, and keep what was typed", async () => {
    const empty = await town.post("/auth", { intent: "sign-in", email: "", password: "" }, from());
    expect(empty.status).toBe(400);
    const text = await empty.text();
    expect(text).toContain("You must provide either an email or phone number and a password");
    expect(text).toContain('href="#field-email"');
    expect(text).toMatch(/aria-invalid="true"/);
    const form = {
      intent: "sign-up",
      name: "Rosa",
      email: "not an address",
      password: "beep boop beep",
      whatsapp_number: "call me",
      business_affiliated: "on",
      business_name: "",
    };
    const wrong = await textOf(town.post("/es/auth", form, from()));
    for (const reason of [
      "Escribe un correo electrónico válido",
      "Escribe un número de teléfono",
      "Falta el nombre del negocio",
    ]) {
      expect(wrong).toContain(reason);
    }
    expect(wrong).toContain('value="Rosa"');
    expect(wrong).toContain('value="not an address"');
    expect(wrong).not.toContain("beep boop beep");
  });

  test("show the result", async () => {
    const person = await signUp(town);
    const wrong = { intent: "sign-in", email: person.email, password: "not the password" };
    expect(await textOf(town.post("/auth", wrong, from()))).toContain("Sign in failed");
    expect(await textOf(town.post("/es/auth", wrong, from()))).toContain("No se pudo iniciar la sesión");
    const taken = { intent: "sign-up", name: "Rosa", email: person.email, password: "beep boop beep" };
    expect(await textOf(town.post("/auth", taken, from()))).toContain("Sign up failed");
    const right = await town.post("/auth", { ...wrong, password: person.password }, from());
    const cookies = right.headers.getSetCookie().map((one) => one.split(";")[0]);
    const home = await textOf(town.get("/", { headers: { Cookie: cookies.join("; ") } }));
    expect(home).toContain("Welcome back!");
  });

  test.each([
    ["short", "It needs at least 8 characters."],
    ["Password1!", "one of the passwords guessers try first"],
    ["12345678", "a simple pattern"],
    ["cambutal2026", "little more than the name of this place"],
    ["rosa.mendez1", "little more than your own name or email"],
  ])("refuse %s and say why", async (password, reason) => {
    const form = { intent: "sign-up", name: "Rosa Mendez", email: "rosa.mendez@example.test", password };
    const answer = await town.post("/auth", form, from());
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  });

  test("keep the form filled in if the database is away", async () => {
    const form = { intent: "sign-up", name: "Rosa", email: "away@example.test", password: "beep boop beep" };
    const answer = await town.post("/auth", form, { ...from(), failure: "d1:2" });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(await answer.text()).toContain('value="away@example.test"');
  });
});

describe("my profile", () => {
  test("is only visible to me, and costs two trips", async () => {
    const out = await town.get("/profile?tab=listings");
    expect(out.status).toBe(302);
    expect(out.headers.get("Location")).toBe("/auth?next=%2Fprofile%3Ftab%3Dlistings");
    const person = await signUp(town);
    const page = await town.get("/profile", { headers: person.headers });
    expect(databaseUse(page).trips).toBe(2);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await page.text();
    for (const words of [
      "My Profile",
      "Profile Information",
      "Account Information",
      "Email cannot be changed",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain(person.id);
    expect(text).toContain("Pending verification");
    await makeVerified(town, person);
    expect(await textOf(town.get("/es/profile", { headers: person.headers }))).toContain("Verificado");
  });

  test("is saved, says so, and its address stays", async () => {
    const person = await signUp(town);
    const form = {
      name: "Rosa Nueva",
      email: "other@example.test",
      whatsapp_number: "+507 6000 0000",
      business_affiliated: "on",
      business_name: "La Ola",
    };
    const saved = await town.post("/profile", form, { headers: person.headers });
    expect(saved.status).toBe(303);
    const flash = saved.headers.getSetCookie().map((one) => one.split(";")[0]);
    const headers = { Cookie: [person.cookie, ...flash].join("; ") };
    const page = await textOf(town.get("/profile", { headers }));
    expect(page).toContain("Your profile has been updated successfully.");
    expect(page).toContain('value="La Ola"');
    const [row] = await town.rows("SELECT name, email, business_name FROM profiles WHERE id = ?", person.id);
    expect(row).toEqual({ name: "Rosa Nueva", email: person.email, business_name: "La Ola" });
    await town.post("/profile", { name: "Rosa", business_name: "La Ola" }, { headers: person.headers });
    const [plain] = await town.rows("SELECT business_name FROM profiles WHERE id = ?", person.id);
    expect(plain).toEqual({ business_name: null });
  });

  test("comes back filled when it cannot be saved", async () => {
    const person = await signUp(town);
    const failed = await town.post(
      "/profile",
      { name: "Rosa Otra" },
      { headers: person.headers, failure: "d1:2" },
    );
    expect(failed.status).toBe(503);
    const text = await failed.text();
    expect(text).toContain("Failed to update profile. Please try again.");
    expect(text).toContain('value="Rosa Otra"');
  });

  test("saved elsewhere meanwhile comes back once with what was typed; the same form twice is saved once", async () => {
    const person = await signUp(town);
    const opened = async () =>
      fieldValue(await textOf(town.get("/profile", { headers: person.headers })), "version") ?? "";
    const version = await opened();
    const save = (form: Record<string, string>) => town.post("/profile", form, { headers: person.headers });
    expect((await save({ name: "Rosa of the phone", version })).status).toBe(303);
    expect((await save({ name: "Rosa of the phone", version })).status).toBe(303);
    const late = await save({ name: "Rosa of the desk", version });
    const html = await late.text();
    expect([late.status, fieldValue(html, "name")]).toEqual([409, "Rosa of the desk"]);
    expect(html).toContain("Your profile was changed in the meantime");
    const name = async () => (await town.rows("SELECT name FROM profiles WHERE id = ?", person.id))[0]?.name;
    expect(await name()).toBe("Rosa of the phone");
    expect(
      (await save({ name: "Rosa of the desk", version: fieldValue(html, "version") ?? "" })).status,
    ).toBe(303);
    expect(await name()).toBe("Rosa of the desk");
    expect((await save({ name: "Nobody", version: "never" })).status).toBe(409);
  });

  test("remembers the language chosen by the toggle", async () => {
    const person = await signUp(town);
    await town.post("/language", { language: "es", returnTo: "/" }, { headers: person.headers });
    const [row] = await town.rows("SELECT language FROM profiles WHERE id = ?", person.id);
    expect(row).toEqual({ language: "es" });
  });
});

test("on https the cookie belongs to this host alone", async () => {
  const secure = await openTown({ origin: "https://cambutal.example" });
  try {
    const person = await signUp(secure);
    expect(person.cookie).toMatch(/^__Host-session=/);
    const again = await signIn(secure, person);
    expect((await secure.get("/profile", { headers: again.headers })).status).toBe(200);
    const planted = again.cookie.replace("__Host-session", "session");
    expect((await secure.get("/profile", { headers: { Cookie: planted } })).status).toBe(302);
    const form = { intent: "sign-in", email: person.email, password: person.password };
    const answer = await secure.post("/auth", form, from());
    const set = answer.headers.getSetCookie().find((one) => one.includes("session="));
    expect(sessionCookieOf(answer)).not.toBe("");
    expect(set).toMatch(/Secure/);
    expect(set).not.toMatch(/Domain/);
  } finally {
    await secure.close();
  }
});
