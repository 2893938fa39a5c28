import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const cookie = (value: string) => ({ headers: { Cookie: `language=${value}` } });

describe("Choosing a language", () => {
  test("the toggle is a form that stores the choice and shows the same page", async () => {
    const response = await town.post("/language", { language: "es", returnTo: "/surf?a=1" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/es/surf?a=1");
    expect(response.headers.get("Set-Cookie")).toBe("language=es; Path=/; Max-Age=31536000; SameSite=Lax");
  });

  test("it works from a Spanish page back to English", async () => {
    const response = await town.post("/es/language", { language: "en", returnTo: "/es" });
    expect(response.headers.get("Location")).toBe("/");
  });

  test("an unsupported language is ignored", async () => {
    const response = await town.post("/language", { language: "fr", returnTo: "/surf" });
    expect(response.headers.get("Location")).toBe("/surf");
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  test("the redirect never leaves the site", async () => {
    const response = await town.post("/language", { language: "es", returnTo: "//evil.test/surf" });
    expect(response.headers.get("Location")).toBe("/es");
  });
});

describe("A stored choice", () => {
  test("of Spanish redirects from an English page to its Spanish one, uncached", async () => {
    const response = await town.get("/surf?x=1", cookie("es"));
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/es/surf?x=1");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["/robots.txt", "/sitemap.xml", "/healthz", "/surf.data", "/es/surf"])(
    "doesn't redirect %s",
    async (path) => {
      expect((await town.get(path, cookie("es"))).status).toBe(200);
    },
  );

  test("of English redirects nobody, nor does an invalid one", async () => {
    expect((await town.get("/es/surf", cookie("en"))).status).toBe(200);
    expect((await town.get("/surf", cookie("fr"))).status).toBe(200);
  });

  test("does not turn a form into a redirect", async () => {
    const response = await town.post("/newsletter", { email: "not an address" }, cookie("es"));
    expect(response.status).toBe(400);
  });
});

describe("Text that an admin has changed", () => {
  const noon = "2026-05-01T12:00:00Z";

  test("is on the page within five minutes, in its language only", async () => {
    expect(await (await town.get("/es", { now: noon })).text()).toContain("Suscribirme");
    await town.rows("INSERT INTO translations VALUES ('es', 'newsletter.button', 'Anotarme')");
    expect(await (await town.get("/es", { now: "2026-05-01T12:04:59Z" })).text()).toContain("Suscribirme");
    expect(await (await town.get("/es", { now: "2026-05-01T12:05:01Z" })).text()).toContain("Anotarme");
    expect(await (await town.get("/", { now: "2026-05-01T12:05:01Z" })).text()).toContain("Subscribe<");
  });

  test("falls back to the built-in text when it's removed, and an unknown key changes nothing", async () => {
    await town.rows("DELETE FROM translations");
    await town.rows("INSERT INTO translations VALUES ('es', 'newsletter.nonsense.deep', 'x')");
    expect(await (await town.get("/es", { now: "2026-05-01T12:11:00Z" })).text()).toContain("Suscribirme");
  });
});
