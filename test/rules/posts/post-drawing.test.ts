import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPortrait } from "../../../app/rules/pictures/portrait";
import { hoursOf } from "../../../app/rules/pictures/portrait-choice";
import { hourOf, settings } from "../../../app/rules/pictures/portrait-parts";
import { subjectScenes } from "../../../app/rules/pictures/subject-scenes";
import { things } from "../../../app/rules/pictures/things";
import { postCategories } from "../../../app/rules/posts/post-categories";
import { type DrawablePost, drawingOfPost, drawingsOfPosts } from "../../../app/rules/posts/post-drawing";
import { otherPortraits, postSubjects, topicPortraits } from "../../../app/rules/posts/post-subjects";
import { makeTranslation } from "../../../app/rules/site/owner-translation";
import { slugOf } from "../../../app/rules/site/slugs";
import { fonda } from "../../../drizzle/seed/posts/fonda";
import { sea } from "../../../drizzle/seed/posts/sea";
import { seasons } from "../../../drizzle/seed/posts/seasons";
import { pendingPost, rejectedPost } from "../../../drizzle/seed/posts/undecided";

const post = (title: string, more: Partial<DrawablePost> = {}): DrawablePost => ({
  title,
  slug: slugOf("post", title),
  excerpt: "",
  category: "",
  tags: [],
  translation: null,
  ...more,
});
const sceneOf = (told: DrawablePost) => {
  const drawing = drawingOfPost(told);
  return "scene" in drawing ? drawing.scene : drawing.portrait.split("-")[0];
};

describe("A post's picture fits its subject", () => {
  test.each([
    ["How a rip current works", "rip-current"],
    ["Cómo salir de una corriente", "rip-current"],
    ["Read the sea first", "ten-minutes"],
    ["Three hours without power", "candle-night"],
    ["El apagón de noviembre", "candle-night"],
    ["Doña Nena's sancocho", "fonda-stove"],
    ["Where the nearest cash machine is", "cash-machine"],
    ["El cajero más cercano queda en Tonosí", "cash-machine"],
    ["Ninety days on a passport", "passport-window"],
    ["Comprar un lote sin sorpresas", "notary-desk"],
    ["What a notary does, and what a lawyer", "notary-desk"],
    ["A morning after tuna", "tuna-gunwale"],
    ["Cera, quillas y una pita de repuesto", "surf-kit"],
    ["Whose wave is it?", "line-up"],
    ["De quién es la ola", "line-up"],
    ["The six o'clock bus to Las Tablas", "bus-stop"],
    ["A bonfire that leaves no mark", "fire-bowl"],
    ["Una carta desde el fin del camino", "letter-shell"],
    ["Cuándo venir: la lluvia, mes a mes", "two-seasons"],
    ["The night the turtles came", "hatchlings"],
    ["Ballenas desde la orilla", "whale"],
    ["A day on horseback", "horses"],
  ])("%s: %s", (title, scene) => {
    expect(sceneOf(post(title))).toBe(scene);
  });

  test("words only match as a whole: “column” has nothing to do with light", () => {
    expect(sceneOf(post("Una columna de bandadas", { category: "Culture" }))).not.toBe("candle-night");
    expect(sceneOf(post("The landing", { category: "Culture" }))).not.toBe("notary-desk");
  });

  test("its title counts most, then its tags, then how it begins", () => {
    const told = { tags: ["surf"], excerpt: "Bring cash." };
    expect(sceneOf(post("The fonda by the plaza", told))).toBe("fonda-stove");
    expect(sceneOf(post("Notes", told))).toBe("line-up");
    expect(sceneOf(post("Notes", { excerpt: "Bring cash." }))).toBe("cash-machine");
  });

  test("whichever language it was written in, and whichever it's read in", () => {
    const [title, titulo] = ["Word from Doña Nena", "La olla de Doña Nena"];
    const translation = makeTranslation({ title }, { title: titulo });
    expect(sceneOf(post(title, { translation }))).toBe("fonda-stove");
  });

  test("every post of the demonstration has its own", () => {
    const told = [sea, seasons, fonda, pendingPost, rejectedPost].map(
      ({ language, category, tags, ...texts }) => {
        const other = language === "en" ? texts.es : texts.en;
        const { title, excerpt } = texts[language];
        const translation = makeTranslation(
          { title, excerpt },
          { title: other.title, excerpt: other.excerpt },
        );
        return post(title, { excerpt, category, tags, translation });
      },
    );
    expect(told.map(sceneOf)).toEqual([
      "ten-minutes",
      "two-seasons",
      "fonda-stove",
      "candle-night",
      "line-up",
    ]);
  });
});

describe("Next to each other", () => {
  const shownBy = (posts: DrawablePost[]) =>
    drawingsOfPosts(posts).map((one) => ("scene" in one ? one.scene : one.portrait.split("-")[0]));

  test("no two posts have the same picture: the second one uses another subject, then its topic", () => {
    const surf = { category: "Surf", tags: ["safety"] };
    const shown = shownBy([
      post("Waves in July", surf),
      post("Waves and wax", surf),
      post("Waves again", surf),
      post("More waves", surf),
      post("Still waves", surf),
    ]);
    expect(shown.slice(0, 2)).toEqual(["line-up", "surf-kit"]);
    expect(new Set(shown).size).toBe(5);
  });

  test("if all of a topic's are used, a post still has a picture", () => {
    const many = Array.from({ length: 6 }, (_, n) => post(`Waves ${n}`, { category: "Surf" }));
    expect(shownBy(many)).toHaveLength(6);
    expect(shownBy(many).at(-1)).toBe("line-up");
  });
});

describe("The table of pictures", () => {
  const portraits = [
    ...postSubjects.flatMap(({ drawing }) => ("portrait" in drawing ? [drawing.portrait] : [])),
    ...Object.values(topicPortraits).flat(),
    ...otherPortraits,
  ];

  test("has portraits for every topic, and a file and words for every scene", () => {
    expect(Object.keys(topicPortraits)).toEqual([...postCategories]);
    const told = postSubjects.flatMap(({ drawing }) => ("scene" in drawing ? [drawing.scene] : []));
    expect(told.toSorted()).toEqual([...subjectScenes]);
    for (const scene of subjectScenes) expect(existsSync(`public/scenes/subjects/${scene}.svg`)).toBe(true);
  });

  test.each([...new Set(portraits)])("%s is a valid drawing", (code) => {
    const portrait = readPortrait(code);
    if (!portrait) throw new Error(`${code} is no portrait`);
    expect(hoursOf(portrait.thing)).toContain(hourOf(portrait.light));
    expect(things[portrait.thing].settings ?? settings).toContain(portrait.setting);
  });
});
