import { describe, expect, test } from "vitest";
import { menuSections } from "../../../app/rules/places/menu";
import { headingIn } from "../../../app/rules/places/menu-headings";
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
  test("stands under its headings, each once, in its owner's words", () => {
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

  test("is in the reader's words where they exist, at the same anchors", () => {
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

  test("has the usual headings in both languages, whatever owners call them", () => {
    expect(
      ["platos principales", "Mains", "KIDS MENU", "Lo nuestro"].map((one) => headingIn("es", one)),
    ).toEqual(["Platos fuertes", "Platos fuertes", "Para niños", null]);
  });
});
