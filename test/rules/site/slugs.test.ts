import { describe, expect, test } from "vitest";
import { longestSlug, nextSlug, type SluggedKind, slugOf } from "../../../app/rules/site/slugs";

describe("the address of a page", () => {
  test.each<[string, SluggedKind, string, string]>([
    ["a restaurant", "restaurant", "La Cocina", "la_cocina"],
    ["accents fold", "restaurant", "Café Cambútal", "cafe_cambutal"],
    ["ñ becomes n", "restaurant", "El Ñato", "el_nato"],
    ["hyphens become underscores", "restaurant", "Sol-y-Mar", "sol_y_mar"],
    ["runs become one", "restaurant", "Sol  -  Mar", "sol_mar"],
    ["signs are dropped, not replaced", "restaurant", "Joe's Bar & Grill", "joes_bar_grill"],
    ["underscores are signs too", "restaurant", "snake_case", "snakecase"],
    ["ends are trimmed", "restaurant", " - La Cocina! - ", "la_cocina"],
    ["digits stay", "restaurant", "Km 47", "km_47"],
    ["tabs and odd spaces are spaces", "restaurant", "La\tCocina\u00a0Azul", "la_cocina_azul"],
    ["a hotel follows the same rule", "hotel", "Playa-Norte Eco Lodge", "playa_norte_eco_lodge"],
    ["an activity loses its hyphens", "activity", "Surf-Camp Cambutal", "surfcamp_cambutal"],
    ["an activity without signs", "activity", "Yoga & Surf", "yoga_surf"],
    ["an activity with accents", "activity", "Pesca del Señor Peñón", "pesca_del_senor_penon"],
    ["a business", "business", "Ferretería 24-7", "ferreteria_247"],
    ["a post", "post", "Surf in March: what to expect", "surf-in-march-what-to-expect"],
    ["a post's hyphens collapse", "post", "Surf -- & -- Sun", "surf-sun"],
    ["a post's underscores are stripped", "post", "my_first_post", "myfirstpost"],
    ["an event", "event", "Noche de Cumbia", "noche-de-cumbia"],
    ["emoji beside words", "event", "🏄 Surf Contest 🏄", "surf-contest"],
    ["emoji only", "restaurant", "🌮🌮🌮", "restaurant"],
    ["emoji only, hotel", "hotel", "🏨", "hotel"],
    ["emoji only, activity", "activity", "🏄", "activity"],
    ["emoji only, post", "post", "🌊", "post"],
    ["nothing", "event", "", "event"],
    ["blank", "business", "   ", "business"],
    ["only hyphens", "restaurant", "---", "restaurant"],
    ["another script", "restaurant", "寿司", "restaurant"],
    ["words of our own addresses are ordinary names", "restaurant", "New", "new"],
    ["so are words of the language", "activity", "constructor", "constructor"],
    ["dots never look like a file", "event", "../Feed.ics", "feedics"],
    ["slashes never look like a folder", "post", "a/b\\c", "abc"],
    ["a date is an ordinary title", "event", "2026-11-21", "2026-11-21"],
  ])("%s", (_, kind, name, slug) => {
    expect(slugOf(kind, name)).toBe(slug);
    if (kind !== "activity" && kind !== "business")
      expect(slugOf(kind, slug.replaceAll("_", " "))).toBe(slug);
  });

  test("is limited in length", () => {
    const slug = slugOf("post", `${"long ".repeat(500)}`);
    expect(slug.length).toBeLessThanOrEqual(longestSlug);
    expect(slug).not.toMatch(/-$/);
    expect(slugOf("restaurant", "x".repeat(1_000_000))).toHaveLength(longestSlug);
  });
});

describe("the second one with a name", () => {
  test.each<[SluggedKind, number, string]>([
    ["restaurant", 1, "sol"],
    ["restaurant", 2, "sol_2"],
    ["hotel", 3, "sol_3"],
    ["activity", 2, "sol_2"],
    ["business", 11, "sol_11"],
    ["event", 2, "sol-2"],
    ["post", 8, "sol-8"],
  ])("%s number %i is %s", (kind, count, slug) => {
    expect(nextSlug(kind, "sol", count)).toBe(slug);
  });

  test("has a different address for each of eight with one name, even the longest", () => {
    const base = slugOf("restaurant", `${"x".repeat(78)} yz`);
    const slugs = Array.from({ length: 8 }, (_, index) => nextSlug("restaurant", base, index + 1));
    expect(new Set(slugs).size).toBe(8);
    expect(slugs[1]).toBe(`${"x".repeat(78)}_2`);
    for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(longestSlug);
  });
});
