import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

describe("A visitor who only looks", () => {
  test.each(["/", "/es", "/surf", "/nowhere", "/sitemap.xml", "/newsletter"])(
    "gets no cookie from %s",
    async (path) => {
      expect((await town.get(path)).headers.getSetCookie()).toEqual([]);
    },
  );

  test("gets a page that browsers ask for again and the platform keeps for five minutes", async () => {
    const { headers } = await town.get("/surf");
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe(
      "public, max-age=300, stale-while-revalidate=300",
    );
    expect(headers.get("Cache-Tag")).toBe("pages,page:/surf,sea");
    expect(headers.get("ETag")).toMatch(/^"[\w-]{20,}"$/);
  });

  test("gets 304 for the page they have, also when something on the way weakened its mark", async () => {
    const tag = (await town.get("/surf")).headers.get("ETag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const response = await town.get("/surf", { headers: { "If-None-Match": known } });
      expect(response.status).toBe(304);
      expect(response.headers.get("ETag")).toBe(tag);
      expect(await response.text()).toBe("");
    }
    expect((await town.get("/surf", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("gets another mark when the page changed", async () => {
    const before = (await town.get("/es/surf")).headers.get("ETag");
    await town.rows(
      `INSERT INTO page_content (id, page_path, section_name, content_data, created_at, updated_at)
       VALUES ('h', '/es/surf', 'hero', '{"title":"Olas nuevas"}', 0, 0)`,
    );
    expect((await town.get("/es/surf")).headers.get("ETag")).not.toBe(before);
  });

  test("gets the head of a page without its body", async () => {
    const response = await town.get("/surf", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toBeTruthy();
    expect(await response.text()).toBe("");
  });
});

describe("Whoever has a session or a message waiting", () => {
  test.each(["session=abc", "flash=default.subscribed"])(
    "with %s gets a page nobody keeps",
    async (cookie) => {
      const { headers } = await town.get("/surf", { headers: { Cookie: cookie } });
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      for (const name of ["ETag", "Cache-Tag", "Cloudflare-CDN-Cache-Control"])
        expect(headers.get(name)).toBeNull();
    },
  );

  test("sees the message once, and it is only ever one of ours", async () => {
    const shown = await town.get("/surf", { headers: { Cookie: "flash=default.subscribed" } });
    expect(await shown.text()).toContain("One step left: open the email we just sent and confirm.");
    expect(shown.headers.getSetCookie()).toEqual(["flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
    for (const [variant, name] of [
      ["default", "youHaveWon"],
      ["warning", "seriesSkipping"],
    ]) {
      const Cookie = `flash=${variant}.${name}`;
      const invented = await town.get("/surf", { headers: { Cookie } });
      expect(await invented.text()).not.toContain(name);
    }
  });
});
