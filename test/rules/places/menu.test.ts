import { describe, expect, test } from "vitest";
import { menuSections } from "../../../app/rules/places/menu";
import { headingIn } from "../../../app/rules/places/menu-headings";
import { menuParts, readPart } from "../../../app/rules/places/menu-parts";
import { readMenuText } from "../../../app/rules/places/menu-text";

const menu = readMenuText(
  [
    "Entradas:",
    "Ceviche — 8.50 — con limón = with lime",
    "Patacones = Fried plantains 3",
    "Lo nuestro:",
    "Ceviche 12",
    "",
    "entradas:",
    "Sopa",
  ].join("\n"),
).dishes;
const shown = (reader: "en" | "es") =>
  menuSections(menu, "es", reader).map(({ name, dishes }) => ({
    heading: `${name.text} (${name.lang})`,
    dishes: dishes.map((one) => `#${one.id} ${one.name.text} (${one.name.lang}) ${one.price}`),
  }));

describe("A menu on its page", () => {
  test("is listed by heading, each once, in its owner's words", () => {
    expect(shown("es")).toEqual([
      {
        heading: "Entradas (es)",
        dishes: [
          "#dish-ceviche Ceviche (es) $8.50",
          "#dish-patacones Patacones (es) $3",
          "#dish-sopa Sopa (es) ",
        ],
      },
      { heading: "Lo nuestro (es)", dishes: ["#dish-ceviche-2 Ceviche (es) $12"] },
    ]);
  });

  test("is in the reader's language where translated, with the same anchors", () => {
    expect(shown("en")).toEqual([
      {
        heading: "Starters (en)",
        dishes: [
          "#dish-ceviche Ceviche (es) $8.50",
          "#dish-patacones Fried plantains (en) $3",
          "#dish-sopa Sopa (es) ",
        ],
      },
      { heading: "Lo nuestro (es)", dishes: ["#dish-ceviche-2 Ceviche (es) $12"] },
    ]);
    expect(menuSections(menu, "es", "en")[0]?.dishes[0]?.description).toEqual({
      text: "with lime",
      lang: "en",
    });
  });

  test("has common headings in both languages, in any spelling", () => {
    expect(
      ["platos principales", "Mains", "KIDS MENU", "Lo nuestro"].map((one) => headingIn("es", one)),
    ).toEqual(["Platos fuertes", "Platos fuertes", "Para niños", null]);
  });
});

test("A long menu is split between sections, and within one only if that's too long", () => {
  const section = (name: string, count: number) =>
    [`${name}:`, ...Array.from({ length: count }, (_, number) => `${name} ${number} — 1`)].join("\n");
  const text = [section("Entradas", 12), section("Fuertes", 12), section("Vinos", 40), section("Postres", 3)];
  const parts = menuParts(menuSections(readMenuText(text.join("\n")).dishes, "es", "es"));
  expect(parts.map((part) => part.map(({ name, dishes }) => `${name.text} ${dishes.length}`))).toEqual([
    ["Entradas 12", "Fuertes 12"],
    ["Vinos 24"],
    ["Vinos 16", "Postres 3"],
  ]);
  expect(["2", "3", "4", "0", "-1", "x", null].map((asked) => readPart(asked, 3))).toEqual([
    2, 3, 1, 1, 1, 1, 1,
  ]);
});
