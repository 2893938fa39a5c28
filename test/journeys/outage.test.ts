import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sitePages } from "../../app/rules/content/site-pages";
import { localPath } from "../../app/rules/site/language";
import { readHead } from "../support/page-head";
import { signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

describe("When only the SEO records can't be read", () => {
  beforeAll(async () => {
    await addRestaurant(town, { name: "La Panga", slug: "la_panga" });
    await town.rows("ALTER TABLE page_seo RENAME TO page_seo_away");
  });
  afterAll(() => town.rows("ALTER TABLE page_seo_away RENAME TO page_seo"));

  test.each([...sitePages.map(({ path }) => path), "/eat/la_panga"])(
    "%s has its built-in metadata, in both languages",
    async (path) => {
      for (const one of [path, localPath("es", path)]) {
        const answer = await town.get(one);
        expect(answer.status).toBe(200);
        const { title, canonical } = readHead(await answer.text());
        expect(title.length).toBeGreaterThan(10);
        expect(canonical).toBe(`http://localhost${one}`);
      }
    },
  );

  test("an admin's section and the list are still shown", async () => {
    await town.rows(
      `INSERT INTO page_content (id, page_path, section_name, content_data, created_at, updated_at)
       VALUES ('hero', '/eat', 'hero', '{"title":"Hungry?"}', 0, 0)`,
    );
    const html = await (await town.get("/eat")).text();
    expect(html).toContain("Hungry?");
    expect(html).toContain("La Panga");
    await town.rows("DELETE FROM page_content");
  });
});

describe("When the database is away", () => {
  test.each(["/robots.txt", "/newsletter", "/newsletter/confirm?token=x"])(
    "%s, which needs no database, works",
    async (path) => {
      expect((await town.get(path, { failure: "d1:all" })).status).toBe(200);
    },
  );

  test.each(["/", "/es", "/surf", "/es/surf"])("%s has its built-in text, and isn't cached", async (path) => {
    const response = await town.get(path, { failure: "d1:all" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toBeNull();
  });

  test.each(["d1:all", "d1:slow"])(
    "a page that needs it says so within five seconds and isn't cached (%s)",
    async (failure) => {
      const started = Date.now();
      const response = await town.get("/dev/mail", { failure });
      expect(Date.now() - started).toBeLessThan(5000);
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("30");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await response.text();
      expect(html).toContain("<h1>Back in a moment</h1>");
    },
  );

  test.each([
    ["/eat", "Failed to load restaurant listings."],
    ["/stay", "Failed to load hotel listings."],
    ["/do", "An error occurred."],
    ["/es/do", "Ocurrió un error."],
    ["/eat/la_panga", "Failed to load restaurant details."],
    ["/es/stay/hostel_la_ola", "No se pudieron cargar los datos del hospedaje."],
  ])("%s says what couldn't be shown", async (path, said) => {
    const response = await town.get(path, { failure: "d1:all" });
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain(said);
    expect([html.match(/<h1/g)?.length, html.match(/<title>/g)?.length]).toEqual([1, 1]);
  });

  test.each(["/", "/eat", "/calendar", "/es/stay", "/eat/nowhere", "/events.json"])(
    "%s retries once after a lost connection, and only once",
    async (path) => {
      const [well, lost] = [await town.get(path), await town.get(path, { failure: "d1:1:lost" })];
      expect(lost.status).toBe(well.status);
      expect(databaseUse(lost).trips).toBe(databaseUse(well).trips + 1);
      expect(lost.headers.get("Cache-Control")).toBe(well.headers.get("Cache-Control"));
      const gone = await town.get(path, { failure: "d1:1:lost,d1:2:lost" });
      expect(databaseUse(gone).trips).toBe(2);
      expect(gone.headers.get("Cache-Control")).toBe("private, no-store");
    },
  );

  test("a signed-in person stays signed in after a lost connection", async () => {
    const person = await signUp(town);
    const page = await town.get("/profile", { headers: person.headers, failure: "d1:1:lost" });
    expect(page.status).toBe(200);
  });

  test("a workbench that needs it says so without the framework, which would show something else", async () => {
    const { headers } = await signUp(town);
    for (const path of ["/profile", "/es/profile"]) {
      const response = await town.get(path, { headers, failure: "d1:2" });
      expect(response.status).toBe(503);
      const html = await response.text();
      expect(html).toContain(path.startsWith("/es") ? "Volvemos en un momento" : "Back in a moment");
      expect(html).not.toContain("__reactRouterContext");
      expect([...html.matchAll(/<script[^>]* src=/g)]).toHaveLength(1);
    }
    expect(await (await town.get("/profile", { headers })).text()).toContain("__reactRouterContext");
  });

  test("an unknown page is still a 404", async () => {
    expect((await town.get("/nowhere", { failure: "d1:all" })).status).toBe(404);
  });

  test("a form that couldn't be saved comes back filled in", async () => {
    const form = { email: "ana@example.com", returnTo: "/es/surf" };
    const response = await town.post("/es/newsletter", form, { failure: "d1:all" });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('value="ana@example.com"');
    expect(html).toContain('value="/es/surf"');
    expect(html).toContain("No se pudo suscribir");
  });

  test.each([
    ["/auth/sign-out", { scope: "global" }],
    ["/add-event", { intent: "preview", title: "Drums" }],
    ["/add-event", { title: "Drums" }],
    ["/images", { folder: "events" }],
  ])("a person who can't be looked up isn't shown as signed out (%s %j)", async (path, form) => {
    const headers = { Cookie: "session=somebody" };
    const response = await town.post(path, form, { headers, failure: "d1:1" });
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
    if ("title" in form) expect(await response.text()).toContain('value="Drums"');
  });

  test("/healthz answers 503", async () => {
    const response = await town.get("/healthz", { failure: "d1:all" });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ok: false, database: false });
  });
});
