import { afterEach, describe, expect, test } from "vitest";
import type { SeoRow } from "../../app/server/db/content/studio-seo";
import { dropSeo, repairAll, saveSeo } from "../../app/server/operations/content/save-seo";
import { derivedSeo } from "../../app/server/pages/content/derived-seo";
import { breakEach } from "../support/broken-batches";
import { readHead } from "../support/page-head";
import { fieldValue, plain } from "../support/page-html";
import { signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openStudio } from "../support/studio";
import { databaseUse } from "../support/town";

const now = "2026-11-21T15:00:00Z";
const at = new Date(now);
const { town, admin, studio } = await openStudio(now);
afterEach(() => town.rows("DELETE FROM page_seo"));

type Screen = { html: string; response: Response };
const headOf = async (path: string) => readHead(await (await town.get(path)).text());
const records = () => town.rows<SeoRow>("SELECT * FROM page_seo ORDER BY page_path");
const save = (page_path: string, form: Record<string, string>, more = {}) =>
  studio.post("/admin/seo", { page_path, intent: "save", ...form }, more);
const open = (path: string) => studio.html(`/admin/seo?page_path=${encodeURIComponent(path)}`);
const store = (path: string, canonical: string | null) =>
  town.rows(
    "INSERT INTO page_seo (id, page_path, canonical_url, created_at, updated_at) VALUES (?1, ?1, ?2, 1, 1)",
    path,
    canonical,
  );

test("Nothing built-in needs attention", async () => {
  const { html } = await studio.html("/admin/seo?missing=on");
  expect(plain(html)).toContain("Nothing here. Try fewer words.");
});

describe("An SEO record", () => {
  test("appears in the page's head when it's created and when it's changed", async () => {
    const saved = await save("/surf", { page_title: "Waves at the end of the road" });
    expect(saved.status).toBe(303);
    expect(await studio.toastOf(saved)).toBe("default.seoSaved");
    expect((await headOf("/surf")).title).toBe("Waves at the end of the road");
    const { html } = await open("/surf");
    expect(fieldValue(html, "page_title")).toBe("Waves at the end of the road");
    await save("/surf", { page_title: "Waves", version: fieldValue(html, "version") ?? "" });
    expect((await headOf("/surf")).title).toBe("Waves");
    expect(await records()).toHaveLength(1);
    await save("/es/surf", { page_title: "Olas al final del camino" });
    expect((await headOf("/es/surf")).title).toBe("Olas al final del camino");
    const deleted = await studio.post("/admin/seo", { page_path: "/surf", intent: "delete" });
    expect(await studio.toastOf(deleted)).toBe("default.seoDeleted");
    expect((await headOf("/surf")).title).toBe(derivedSeo("2026-11-21").get("/surf")?.title);
  });

  test("of a place is found by its path and by its id", async () => {
    const { slug } = await addRestaurant(town, { name: "La Cocina", status: "approved" });
    const path = `/eat/${slug}`;
    await save(path, { meta_description: "Rice and fish, three steps from the sand." });
    expect((await headOf(path)).description).toBe("Rice and fish, three steps from the sand.");
    const [record] = await records();
    const { response } = await studio.html(`/admin/seo/${record?.id}`);
    expect(response.headers.get("Location")).toBe(`/admin/seo?page_path=${encodeURIComponent(path)}`);
    await studio.post(`/admin/seo/${record?.id}`, { intent: "delete", page_path: "/somewhere" });
    expect(await records()).toEqual([]);
  });

  test("can use a picture from the guide's own cards or the library, without scripts too", async () => {
    const { html } = await open("/surf");
    const pictures = [...html.matchAll(/name="pick.og_image" value="([^"]+)"/g)].map(([, one]) => one);
    expect(pictures).toContain("/social/stay.png");
    await save("/surf", { og_image: "/social/eat.png", "pick.og_image": "/social/stay.png" });
    expect((await headOf("/surf")).ogImage).toBe("http://localhost/social/stay.png");
    const refused = await save("/surf", { "pick.og_image": "/social/nobody.png" });
    expect(refused.status).toBe(400);
  });

  test("without a canonical address uses the page's own, and has nothing to repair", async () => {
    await save("/eat", { page_title: "Where to eat" });
    expect((await records()).map((row) => row.canonical_url)).toEqual(["http://localhost/eat"]);
    expect((await studio.html("/admin/seo")).html).not.toContain("repair-canonicals");
  });

  test("with invalid structured data is refused with the parser's message, and nothing typed is lost", async () => {
    const answer = await save("/eat", { page_title: "Kept", schema_markup: '{\n  "@type": "Thing",,\n}' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(plain(html)).toMatch(/This isn't JSON\. \w.* JSON/);
    expect(html).toContain('href="#field-en-schema_markup"');
    expect(fieldValue(html, "page_title")).toBe("Kept");
    const typeless = await save("/eat", { schema_markup: '{"@context": "https://schema.org"}' });
    expect(plain(await typeless.text())).toContain("It doesn't say what it is");
    expect(await records()).toEqual([]);
  });

  test("with an invalid address or picture shows an error beside the field", async () => {
    const form = { canonical_url: "https://elsewhere.example/eat", og_image: "picture.jpg" };
    const words = plain(await (await save("/eat", form)).text());
    expect(words).toContain("Please enter an address of the guide itself");
    expect(words).toContain("Please choose one of your pictures");
    expect((await save("/eat", { canonical_url: "/eat" })).status).toBe(303);
  });

  test("saved by two admins at once is saved once; the second one sees the first one's text beside theirs", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save("/stay", { page_title: `Title ${index}`, version: "0" })),
    );
    const done = answers.filter(({ status }) => status === 303);
    const late = answers.filter(({ status }) => status === 409);
    expect([done.length, late.length]).toEqual([1, 19]);
    const html = await late[0]?.text();
    expect(plain(html ?? "")).toContain("Somebody else has changed it");
    expect(plain(html ?? "")).toContain("Saved by somebody else in the meantime");
    const again = await save("/stay", {
      page_title: "Mine",
      version: fieldValue(html ?? "", "version") ?? "",
    });
    expect(again.status).toBe(303);
  });
});

describe("The list", () => {
  test("has every fixed page with its head, sorted by path", async () => {
    for (const [path, { title, description }] of derivedSeo("2026-11-21")) {
      const head = await headOf(path);
      expect([head.title, head.description], path).toEqual([title, description]);
    }
    const { html, response } = await studio.html("/admin/seo");
    expect(databaseUse(response).trips).toBe(2);
    const paths = [...html.matchAll(/page_path=([^"&]+)"/g)].map(([, path = ""]) => decodeURIComponent(path));
    expect(paths).toEqual([...paths].sort());
    expect(paths).toContain("/legal");
  });

  test("is in the reader's language, and in the other on request", async () => {
    await store("/es/zz-last", null);
    const pathsOf = async (path: string) => {
      const { html } = await studio.html(path);
      return [...html.matchAll(/page_path=([^"&]+)"/g)].map(([, one = ""]) => decodeURIComponent(one));
    };
    const isSpanish = (path: string) => path === "/es" || path.startsWith("/es/");
    const [mine, spanish] = await Promise.all([pathsOf("/admin/seo"), pathsOf("/es/admin/seo")]);
    expect(mine.length).toBeGreaterThan(20);
    expect(mine.filter(isSpanish)).toEqual([]);
    expect(spanish.length).toBe(mine.length + 1);
    expect(spanish.filter((path) => !isSpanish(path))).toEqual([]);
    expect(await pathsOf("/admin/seo?language=es")).toEqual(spanish);
    expect(await pathsOf("/es/admin/seo?language=en")).toEqual(mine);
  });

  test("doesn't warn about built-in texts, and marks edited ones", async () => {
    expect(plain((await studio.html("/admin/seo")).html)).not.toMatch(/Automatic|Your words/);
    await save("/surf", { page_title: "Waves at the end of the road" });
    expect(plain((await studio.html("/admin/seo")).html)).toContain("Your words");
  });

  test("is searched by path, by text and by what needs attention", async () => {
    await save("/privacy", { page_title: "P" });
    const words = plain((await studio.html("/admin/seo?q=privacy")).html);
    expect(words).toContain("/privacy");
    expect(words).not.toContain("/tides");
    const needs = plain((await studio.html("/admin/seo?missing=on")).html);
    expect(needs).toContain("Title says little");
    const same = await headOf("/legal");
    await save("/terms", { page_title: same.title });
    expect(plain((await studio.html("/admin/seo?q=terms")).html)).toContain("/terms");
    expect(plain((await studio.html("/admin/seo?missing=on")).html)).toContain("Same title as another page");
  });

  test("is paged by key through a thousand records with the same rows", async () => {
    await town.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
       INSERT INTO page_seo (id, page_path, page_title, canonical_url, created_at, updated_at)
       SELECT 'n' || i, '/eat/place-' || printf('%04d', i), 'Place ' || i, 'http://localhost/eat/place-' || printf('%04d', i), 1, 1 FROM n`,
    );
    let path: string | undefined = "/admin/seo";
    const seen = new Set<string>();
    for (let pages = 0; path && pages < 40; pages++) {
      const { html, response }: Screen = await studio.html(path);
      expect(databaseUse(response).rows).toBeLessThanOrEqual(150);
      for (const [, one = ""] of html.matchAll(/page_path=%2Feat%2F(place-\d+)"/g)) seen.add(one);
      const next = /<a[^>]*rel="next"[^>]*>/.exec(html)?.[0];
      path = next?.match(/href="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen.size).toBe(1000);
  });
});

describe("Stray canonical addresses", () => {
  test("thirty are listed first and repaired by one button, in one batch, which is logged", async () => {
    for (let index = 0; index < 28; index++) await store(`/eat/place-${index}`, "https://old.example/eat");
    await store("/es/eat/place-1", null);
    await store("/stay", "");
    await store("/surf", "http://localhost/surf");
    const { html } = await studio.html("/admin/seo");
    expect(plain(html)).toContain("30 addresses are missing or lead elsewhere");
    expect(html.indexOf("https://old.example/eat")).toBeLessThan(html.indexOf("studio-lines"));
    const repaired = await studio.post("/admin/seo", { intent: "repair-canonicals" });
    expect(await studio.toastOf(repaired)).toBe("default.canonicalsRepaired.30");
    // Session, read, write; and one to update the search.
    expect(databaseUse(repaired).trips).toBe(3 + 1);
    const rows = await records();
    expect(rows.map((row) => row.canonical_url)).toEqual(
      rows.map((row) => `http://localhost${row.page_path}`),
    );
    const [entry] = await town.rows<{ before: string; after: string }>(
      "SELECT before, after FROM audit_entries WHERE action = 'seo.repair' ORDER BY line DESC LIMIT 1",
    );
    expect(Object.keys(JSON.parse(entry?.after ?? "{}").paths)).toHaveLength(30);
    expect(JSON.parse(entry?.before ?? "{}")["/eat/place-3"]).toBe("https://old.example/eat");
    const second = await studio.post("/admin/seo", { intent: "repair-canonicals" });
    expect(await studio.toastOf(second)).toBe("default.canonicalsRepaired.0");
  });
});

describe("A non-admin, or any failure,", () => {
  test("changes nothing", async () => {
    const stranger = await signUp(town);
    for (const path of ["/admin/seo", "/es/admin/seo?page_path=%2Feat"]) {
      expect((await town.get(path, { headers: stranger.headers })).status).toBe(404);
      expect((await town.get(path)).status).toBe(302);
    }
    const form = { page_path: "/eat", intent: "save", page_title: "Mine" };
    expect((await town.post("/admin/seo", form, { headers: stranger.headers })).status).toBe(404);
    expect((await town.post("/admin/seo", form)).status).toBe(302);
    for (const version of ["never", "-1", "1e3"])
      expect((await save("/eat", { page_title: "Mine", version })).status, version).toBe(409);
    expect(await records()).toEqual([]);
    const lost = await save("/eat", { page_title: "Mine" }, { failure: "d1:3" });
    expect(lost.status).toBe(503);
    expect(fieldValue(await lost.text(), "page_title")).toBe("Mine");
    const stateOf = async () =>
      JSON.stringify([await records(), await town.rows("SELECT id FROM audit_log ORDER BY id")]);
    const editor = { id: admin.id };
    const text = { page_path: "/eat", page_title: "New" } as Parameters<typeof saveSeo>[3];
    const broken = async (work: Parameters<typeof breakEach>[2]) => {
      const { refused, traces } = await breakEach(town, at, work, 1, stateOf);
      expect([refused, traces]).toEqual([3, []]);
    };
    await broken((services) => saveSeo(services, editor, null, text));
    const [row] = await records();
    if (!row) throw new Error("nothing was saved");
    await broken((services) => repairAll(services, editor, [row]));
    const [newer] = await records();
    await broken((services) => dropSeo(services, editor, newer ?? row));
  });
});
