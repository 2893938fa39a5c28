import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText } from "../../app/rules/posts/html-text";
import { fonda } from "../../drizzle/seed/posts/fonda";
import { sea } from "../../drizzle/seed/posts/sea";
import { seasons } from "../../drizzle/seed/posts/seasons";
import { signUp } from "../support/people";
import { addActivity, addRestaurant, quickWeightOf } from "../support/places";
import { addPost } from "../support/posts";
import { openTown, type Town } from "../support/town";

const firstFlight = 14 * 1024;
const categories = ["Surf", "Nature", "Food", "Culture", "Travel Tips", "Town Life"];

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

/** Different on every card, as in real posts. */
function sentences(): string[] {
  const told = [sea.en, seasons.en, fonda.en].map(({ content }) => plainText(content)).join(" ");
  return told.split(/(?<=[.?])\s+/).filter((one) => one.length > 60 && one.length < 140);
}

test("the blog with twelve posts arrives in the first 14 KB of a new connection", async () => {
  const person = await signUp(town, { name: "María Pinzón" });
  const told = sentences();
  for (let n = 0; n < 13; n += 1) {
    await addPost(town, {
      title: (told[3 * n] ?? "").slice(0, 60),
      excerpt: `${told[3 * n + 1]} ${told[3 * n + 2]}`,
      category: categories[n % 6],
      tags: [`tag ${n}`, (told[n] ?? "").split(" ")[0] ?? ""],
      user_id: person.id,
    });
  }
  for (const path of ["/blog", "/es/blog"]) {
    const html = await (await town.get(path)).text();
    expect(html.match(/<article class="card"/g)).toHaveLength(12);
    expect(quickWeightOf(html)).toBeLessThanOrEqual(firstFlight);
    expect(html).not.toContain("__reactRouterContext");
  }
});

test("a post of 1,200 words with a table, a quote and cards does too", async () => {
  await addRestaurant(town, { slug: "la_panga" });
  await addActivity(town, { slug: "escuela_de_surf_marea_alta" });
  const content = `${sea.en.content}${fonda.en.content}<p>Go with the boats while the wind is still light. The sea has kept more than one vehicle that stayed for a photo. Every local child walks into the water like this.</p>`;
  const { slug, shown } = await addPost(town, {
    ...sea.en,
    title: "A long post",
    content,
    category: "Nature",
  });
  expect(shown.en?.words).toBeGreaterThanOrEqual(1200);
  const html = await (await town.get(`/blog/${slug}`)).text();
  expect(html).toContain('class="post-contents"');
  expect(quickWeightOf(html)).toBeLessThanOrEqual(firstFlight);
  expect(html.match(/<script[^>]*\ssrc=/g)).toHaveLength(1);
});
