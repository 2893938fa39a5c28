import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHead } from "../support/page-head";
import { signUp } from "../support/people";
import { addManyRestaurants, addRestaurant } from "../support/places";
import { addManyPosts, addPost } from "../support/posts";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const pageOf = async (path: string) => (await town.get(path)).text();
const cardsOf = (html: string) => [...html.matchAll(/<article class="card"/g)].length;
const linksOf = (html: string) =>
  [...html.matchAll(/class="card-link" href="([^"]+)"/g)].map(([, href]) => href);

describe("The blog", () => {
  test("without posts says so, and links to nothing empty", async () => {
    const html = await pageOf("/blog");
    expect(html).toContain("No posts yet");
    expect(await pageOf("/es/blog")).toContain("Todavía no hay artículos");
    expect(html).not.toContain("category=");
  });

  test("shows what a card needs, two tags of three, and only what is public", async () => {
    const ana = await signUp(town, { name: "Ana Pinto", email: "ana@example.test" });
    await addPost(town, {
      title: "Low Tide at Dawn",
      user_id: ana.id,
      category: "Surf",
      tags: ["tides", "dawn", "third"],
      content: "<h2>No</h2><p>The rocks come out before the sun does.</p>",
      published_at: Date.parse("2026-11-05T12:00:00Z"),
    });
    await addPost(town, { title: "A Draft", publication: "draft", published_at: null });
    await addPost(town, { title: "Not Yet", status: "pending" });
    await addPost(town, { title: "Sent Back", status: "rejected" });
    await addPost(town, { title: "Thrown Away", deleted_at: 1 });
    const html = await pageOf("/blog");
    expect(linksOf(html)).toEqual(["/blog/low-tide-at-dawn"]);
    expect(html).toContain("Ana Pinto");
    expect(html).toContain("November 5, 2026");
    expect(html).toContain("The rocks come out before the sun does.");
    expect(html).toContain(">dawn<");
    expect(html).not.toContain(">third<");
    expect(await pageOf("/es/blog")).toContain(">mareas<");
    expect(html).not.toContain("ana@example.test");
    expect(await pageOf("/")).toContain('href="/blog/low-tide-at-dawn"');
    expect(await pageOf("/es")).toContain('href="/es/blog/low-tide-at-dawn"');
  });

  test("is read twelve at a time, newest first, by topic and by tag", async () => {
    await addManyPosts(town, 30);
    const first = await pageOf("/blog");
    expect(cardsOf(first)).toBe(12);
    const next = first.match(/href="([^"]+page=[^"]+)#list"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await pageOf(next);
    expect(cardsOf(second)).toBe(12);
    expect(linksOf(second).filter((link) => linksOf(first).includes(link))).toEqual([]);
    expect(cardsOf(await pageOf("/blog?category=Surf"))).toBe(12);
    const tagged = await pageOf("/es/blog?tag=Turtles");
    expect(linksOf(tagged)).toHaveLength(7);
    expect(tagged).toContain("Etiqueta “tortugas”");
    expect(await pageOf("/blog?tag=Turtles")).toContain("Tagged “turtles”");
    expect(readHead(tagged).robots).toBe("noindex, follow");
    expect(await pageOf("/blog?category=Nonsense")).toContain("Nothing here yet");
    expect((await town.get("/blog?page=nonsense")).status).toBe(400);
  });

  test("shows how many posts each topic has, and keeps the counts current", async () => {
    const chips = async () => {
      const row = (await pageOf("/blog")).match(/<nav class="chips".*?<\/nav>/s)?.[0] ?? "";
      return Object.fromEntries(
        [...row.matchAll(/<a[^>]*>([^<]+)<span class="tab-count">(\d+)/g)].map(([, name, count]) => [
          name,
          Number(count),
        ]),
      );
    };
    const before = await chips();
    expect(before).toMatchObject({ Surf: 16, Food: 15 });
    const { id } = await addPost(town, { title: "Counted", category: "Culture" });
    await addPost(town, { title: "Of no topic" });
    await addPost(town, { title: "A draft of culture", category: "Culture", publication: "draft" });
    expect(await chips()).toEqual({ ...before, Culture: 1, "All posts": (before["All posts"] ?? 0) + 2 });
    await town.rows("UPDATE blog_posts SET category = 'Food' WHERE id = ?", id);
    expect(await chips()).toMatchObject({ Food: 16 });
    await town.rows("UPDATE blog_posts SET publication = 'draft' WHERE id = ?", id);
    await town.rows("UPDATE blog_posts SET deleted_at = 1 WHERE id = ?", id);
    await town.rows("DELETE FROM blog_posts WHERE slug = 'of-no-topic'");
    expect(await chips()).toEqual(before);
  });

  test("costs one trip and as many rows with a thousand posts and places as with thirty", async () => {
    const paths = ["/blog", "/blog?category=Surf", "/blog?tag=turtles", "/blog/speaking", "/blog.xml"];
    await addRestaurant(town, { slug: "la_panga" });
    const speaking = '<p><a href="/eat/la_panga">La Panga</a> <a href="/events/fair">The fair</a></p>';
    await addPost(town, { title: "Speaking", content: speaking, published_at: Date.parse("2026-10-01") });
    const use = async () => {
      const uses = [];
      for (const path of paths) uses.push(databaseUse(await town.get(path)));
      return uses;
    };
    await use();
    const before = await use();
    await town.env.DB.prepare("DELETE FROM blog_posts WHERE id LIKE 'many-%'").run();
    await addManyPosts(town, 1000);
    await addManyRestaurants(town, 1000, "{}");
    const after = await use();
    expect(after.map(({ trips }) => trips)).toEqual(paths.map(() => 1));
    for (const [index, { rows }] of after.entries()) {
      expect(rows).toBeLessThanOrEqual((before[index]?.rows ?? 0) + 14);
      expect(rows).toBeLessThanOrEqual(50);
    }
  });
});
