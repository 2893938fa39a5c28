import { expect, test } from "vitest";
import { sceneOfLetter, withPartDrawings } from "../../../app/rules/mail/letter-parts";

test.each([
  ["What's on", "concert-golden-rose-beach-2"],
  ["Qué hay", "concert-golden-rose-beach-2"],
  ["How the season looks", "parts/season-sea"],
  ["Cómo viene la temporada", "parts/season-sea"],
  ["What's opened", "parts/open-and-closed"],
  ["Qué abrió", "parts/open-and-closed"],
  ["Del blog", "blog"],
])("the part %s has its drawing beside its heading", (heading, scene) => {
  expect(withPartDrawings(`<h2>${heading}</h2>`)).toMatch(
    new RegExp(`^<h2><img src="/[\\w./-]*${scene}\\.svg#card" alt=""`),
  );
});

test("other headings have none, and each drawing comes once", () => {
  expect(withPartDrawings("<h2>Thank you</h2>")).toBe("<h2>Thank you</h2>");
  expect(withPartDrawings("<h2>Abril</h2>")).toBe("<h2>Abril</h2>");
  expect(withPartDrawings("<h2>The blog</h2><h2>More of the blog</h2>").match(/<img/g)).toHaveLength(1);
});

test("a letter is told by its half of the year", () => {
  expect(sceneOfLetter("2026-10-27")).toBe("posts/rainy-months");
  expect(sceneOfLetter("2026-02-10")).toBe("posts/dry-months");
});
