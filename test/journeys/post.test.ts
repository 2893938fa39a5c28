import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTranslation } from "../../app/rules/site/owner-translation";
import { faultsIn } from "../support/clean-html";
import { hostileHtml } from "../support/hostile-html";
import { readHead } from "../support/page-head";
import { signUp } from "../support/people";
import { addActivity, addRestaurant, markupOf } from "../support/places";
import { addPost } from "../support/posts";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const pageOf = async (path: string) => (await town.get(path)).text();

const original = {
  title: "Tides & Stones",
  excerpt: "What the sea does twice a day.",
  content: "<h2>One</h2><p>It goes <b>out</b>.</p>",
  seo_title: "",
  seo_description: "",
  seo_keywords: "",
};
const spanish = {
  title: "Mareas y piedras",
  excerpt: "Lo que hace el mar dos veces al día.",
  content: "<h2>Uno</h2><p>Se <b>va</b>.</p>",
};

describe("A post", () => {
  test("is shown in the language of the address, with author, date and reading time", async () => {
    const ana = await signUp(town, { name: "Ana Pinto" });
    await addPost(town, {
      ...original,
      user_id: ana.id,
      category: "Nature",
      tags: ["tides", "stones", "shells"],
      translation: makeTranslation(original, spanish),
      published_at: Date.parse("2026-11-05T02:00:00Z"),
    });
    const english = await pageOf("/blog/tides-stones");
    expect(readHead(english)).toMatchObject({
      title: "Tides & Stones · Playa Cambutal",
      description: "What the sea does twice a day.",
      headings: ["Tides & Stones"],
    });
    for (const words of ["By Ana Pinto", "November 4, 2026", "1 minute read", ">shells<", "Back to Blog"])
      expect(english).toContain(words);
    expect(english).toContain("<p>It goes <strong>out</strong>.</p>");
    const other = await pageOf("/es/blog/tides-stones");
    expect(readHead(other)).toMatchObject({ language: "es", headings: ["Mareas y piedras"] });
    expect(other).toContain("<p>Se <strong>va</strong>.</p>");
    expect(other).not.toContain("solo en");
  });

  test("has structured data, and a link to the feed", async () => {
    const html = await pageOf("/es/blog/tides-stones");
    const [post, steps] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = ""]) => JSON.parse(text),
    );
    expect(post).toMatchObject({
      "@type": "BlogPosting",
      headline: "Mareas y piedras",
      inLanguage: "es",
      author: { name: "Ana Pinto" },
      image: "http://localhost/social/blog.png",
    });
    expect(steps.itemListElement).toHaveLength(3);
    // The tags are in English, so the Spanish page has none.
    expect(post).toMatchObject({ articleSection: "Naturaleza" });
    expect(post).not.toHaveProperty("keywords");
    const [english] = markupOf(await pageOf("/blog/tides-stones"));
    expect(english).toMatchObject({ articleSection: "Nature", keywords: "tides, stones, shells" });
    expect(html).toContain('type="application/atom+xml"');
    expect(html).toContain('<meta property="og:type" content="article"');
  });

  test("prefers page_seo to the author's texts, and those to the guide's", async () => {
    await addPost(town, { title: "Seen by machines", seo_title: "Own title", seo_description: "Own words." });
    expect(readHead(await pageOf("/blog/seen-by-machines"))).toMatchObject({
      title: "Own title",
      description: "Own words.",
    });
    await town.rows(
      "INSERT INTO page_seo (id, page_path, page_title, created_at, updated_at) VALUES ('s', '/blog/seen-by-machines', 'Set title', 1, 1)",
    );
    expect(readHead(await pageOf("/blog/seen-by-machines"))).toMatchObject({
      title: "Set title",
      description: "Own words.",
    });
  });

  test("that exists in one language is marked on the other's page", async () => {
    await addPost(town, { title: "Solo aquí", language: "es", content: "<p>Palabras.</p>" });
    const html = await pageOf("/blog/solo-aqui");
    expect(html).toContain("only in Spanish");
    expect(html).toContain('<div class="post-body" lang="es">');
    expect(html).toContain('<h1 lang="es">');
  });

  test("shows places it mentions with their current data, and only text if they're gone", async () => {
    await addRestaurant(town, { id: "r1", slug: "la_panga", name: "La Panga Nueva" });
    await addActivity(town, { slug: "marea_alta", description: "Waves." });
    await town.rows(
      "INSERT INTO old_slugs (kind, slug, listing_id) VALUES ('restaurant', 'old_panga', 'r1')",
    );
    await addPost(town, {
      title: "Where to go",
      content:
        '<p>Eat.</p><p><a href="/eat/old_panga">The Panga</a></p><p>Or <a href="/do/marea_alta">surf</a>, or <a href="/stay/gone">sleep</a>.</p><p><a href="/eat/gone">Gone for good</a></p>',
    });
    const html = await pageOf("/es/blog/where-to-go");
    expect(html).toContain('href="/es/eat/la_panga"');
    expect(html).toContain("La Panga Nueva");
    expect(html).toContain('<a href="/es/do/marea_alta">surf</a>, or sleep.');
    expect(html).toContain("<p>Gone for good</p>");
    expect(html).toContain("Lugares de este artículo");
    expect(databaseUse(await town.get("/blog/where-to-go")).trips).toBe(1);
  });

  test("links to the previous and the next one", async () => {
    const day = (n: number) => Date.parse(`2027-01-0${n}T12:00:00Z`);
    for (const n of [1, 2, 3]) await addPost(town, { title: `Day ${n}`, published_at: day(n) });
    const html = await pageOf("/blog/day-2");
    expect(html).toMatch(/href="\/blog\/day-1"[^>]*rel="prev"/);
    expect(html).toMatch(/href="\/blog\/day-3"[^>]*rel="next"/);
    expect(await pageOf("/blog/day-3")).not.toContain('rel="next"');
  });

  test.each([
    ["a draft", { publication: "draft" as const, published_at: null }],
    ["one that waits", { status: "pending" as const }],
    ["one that was sent back", { status: "rejected" as const }],
    ["one that was thrown away", { deleted_at: 1 }],
  ])("%s redirects to the blog, for readers of either language", async (name, state) => {
    const { slug } = await addPost(town, { title: name, ...state });
    for (const [path, there] of [
      [`/blog/${slug}`, "/blog"],
      [`/es/blog/${slug}`, "/es/blog"],
    ] as const) {
      const response = await town.get(path);
      expect([response.status, response.headers.get("Location")]).toEqual([302, there]);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
    }
  });

  test("that's missing, or can't be read right now, links to the blog too", async () => {
    const missing = await town.get("/es/blog/nothing-at-all");
    expect(missing.headers.get("Location")).toBe("/es/blog");
    const [flash = ""] = missing.headers.getSetCookie();
    const blog = await town.get("/es/blog", { headers: { Cookie: flash.split(";")[0] ?? "" } });
    expect(await blog.text()).toContain("Ese artículo no está");
    const away = await town.get("/blog/tides-stones", { failure: "d1:all" });
    expect([away.status, away.headers.get("Location")]).toEqual([302, "/blog"]);
    expect(await (await town.get("/blog", { failure: "d1:all" })).text()).toContain(
      "Failed to fetch blog posts",
    );
  });

  test("redirects from its former address", async () => {
    const { id } = await addPost(town, { title: "New name" });
    await town.rows("INSERT INTO old_slugs (kind, slug, listing_id) VALUES ('post', 'old-name', ?)", id);
    const response = await town.get("/es/blog/old-name");
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/es/blog/new-name"]);
  });

  test("is harmless, whatever was stored in it", async () => {
    const content = hostileHtml.map(([name, html]) => `<h2>${name}</h2>${html}<p>after</p>`).join("\n");
    await addPost(town, { title: "Hostile", content });
    for (const [index, [, html]] of hostileHtml.entries())
      await addPost(town, { title: `Hostile ${index}`, content: `<p>a</p>${html}` });
    const [{ clean = "" } = {}] = await town.rows<{ clean: string }>(
      "SELECT clean ->> 'en' AS clean FROM blog_posts WHERE slug = 'hostile-3'",
    );
    expect(faultsIn(clean)).toEqual([]);
    expect((await town.get("/blog/hostile")).status).toBe(200);
  });
});

describe("The feed", () => {
  test("has the latest twenty posts in full, and is unchanged while they are", async () => {
    const response = await town.get("/es/blog.xml");
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const text = await response.text();
    expect(text.match(/<entry/g)).toHaveLength(20);
    const tag = response.headers.get("ETag") ?? "";
    const again = await town.get("/es/blog.xml", { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect((await town.get("/blog.xml")).headers.get("ETag")).not.toBe(tag);
    await addPost(town, { title: "One more", published_at: Date.parse("2027-06-01T12:00:00Z") });
    const after = await town.get("/es/blog.xml", { headers: { "If-None-Match": tag } });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain("One more");
  });

  test("of each language has unique ids, for people who follow both", async () => {
    const entriesOf = async (path: string) =>
      [...(await pageOf(path)).matchAll(/<entry.*?<id>(.*?)<\/id><title>(.*?)<\/title>/g)].map(
        ([, id, title]) => ({ id, title }),
      );
    const original = { title: "Two tides", excerpt: "", content: "<p>Two.</p>" };
    const translation = makeTranslation(
      { ...original, seo_title: "", seo_description: "", seo_keywords: "" },
      { title: "Dos mareas", excerpt: "", content: "<p>Dos.</p>" },
    );
    const published_at = Date.parse("2027-07-01T12:00:00Z");
    await addPost(town, { ...original, category: "Food", translation, published_at });
    const [english, spanish] = [(await entriesOf("/blog.xml"))[0], (await entriesOf("/es/blog.xml"))[0]];
    expect([english?.title, spanish?.title]).toEqual(["Two tides", "Dos mareas"]);
    expect(spanish?.id).not.toBe(english?.id);
    expect(await pageOf("/es/blog.xml")).toContain('<category term="Food" label="Comida"/>');
  });

  test("and the sitemap list every public post in both languages", async () => {
    const xml = await pageOf("/sitemap.xml");
    expect(xml).toContain("<loc>http://localhost/blog/tides-stones</loc>");
    expect(xml).toContain("<loc>http://localhost/es/blog/tides-stones</loc>");
    expect(xml).not.toContain("a-draft");
  });
});
