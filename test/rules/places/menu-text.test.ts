import { describe, expect, test } from "vitest";
import type { Dish } from "../../../app/rules/places/menu";
import { menuText, readMarks, readMenuText, readPrice } from "../../../app/rules/places/menu-text";

/** "[Entradas] Ceviche 8.5 vegan: with lime = con limón" */
function say({ section, dish, price, marks, description, twin }: Dish): string {
  const both = (own: string, other: string) => (other ? `${own} = ${other}` : own);
  const heading = section ? `[${both(section, twin.section)}] ` : "";
  const more = description ? `: ${both(description, twin.description)}` : "";
  return `${heading}${[both(dish, twin.dish), price, ...marks].filter((one) => one !== null).join(" ")}${more}`;
}
const read = (text: string) => readMenuText(text).dishes.map(say);

describe("A line of a menu", () => {
  test.each([
    ["Ceviche — 8.50 — V, GF", "Ceviche 8.5 vegetarian gluten_free"],
    ["Ceviche 8.50", "Ceviche 8.5"],
    ["- Ceviche: $8,50", "Ceviche 8.5"],
    ["Ceviche ........ 8", "Ceviche 8"],
    ["Ceviche\tB/. 8.50", "Ceviche 8.5"],
    ["Ceviche | 8 dólares | con limón", "Ceviche 8: con limón"],
    ["1. Ensalada (V) - 6", "Ensalada 6 vegetarian"],
    ["Tofu frito - vegano y sin gluten - $7", "Tofu frito 7 vegan gluten_free"],
    [
      "Patacones = Fried plantains — 3.50 — con queso = with cheese",
      "Patacones = Fried plantains 3.5: con queso = with cheese",
    ],
    ["Menú 1 — 5.00", "Menú 1 5"],
    ["Pescado del día", "Pescado del día"],
    ["Coca-Cola 600 —", "Coca-Cola 600"],
    ["Pizza 4 quesos 12", "Pizza 4 quesos 12"],
    ["Café con leche — 250 ml — 2", "Café con leche 2: 250 ml"],
    ["Sándwich ½ pollo 4,75", "Sándwich ½ pollo 4.75"],
  ])("%s", (line, said) => {
    expect(read(line)).toEqual([said]);
  });

  test.each([
    ["Ceviche — 8.50/12", "price"],
    ["Ceviche 8/12", "price"],
    ["Ceviche — 8.505", "price"],
    ["Ceviche — 8 — 12", "price"],
    ["8.50", "name"],
    ["— 8.50", "name"],
  ] as const)("%s leads to a question, with its number", (line, problem) => {
    expect(readMenuText(`Agua 1\n\n${line}`)).toMatchObject({
      dishes: [{ dish: "Agua", price: 1 }],
      problems: [{ line: 3, problem }],
    });
  });
});

describe("A heading of a menu", () => {
  test.each([
    ["ends in a colon", "Del mar = From the sea:\nCeviche 8", "[Del mar = From the sea] Ceviche 8"],
    ["is a usual one", "BEBIDAS\nAgua", "[BEBIDAS] Agua"],
    ["is marked as one", "*La Casa*\nArroz", "[La Casa] Arroz"],
    [
      "stands over prices, apart from what is before",
      "Agua 1\n\nLo nuestro\nArroz 3",
      "[Lo nuestro] Arroz 3",
    ],
  ])("%s", (_, text, said) => {
    expect(read(text).at(-1)).toBe(said);
  });

  test("isn't a dish without a price among others", () => {
    expect(read("Ceviche 8\nPescado del día\nAgua 1")).toEqual(["Ceviche 8", "Pescado del día", "Agua 1"]);
  });
});

test("A menu written as text is read back unchanged", () => {
  const { dishes } = readMenuText(
    "Agua 1\nCombo 600 —\n\nEntradas = Starters:\nCeviche — 8.50 — VG, GF — con limón = with lime\nPatacones = Fried plantains",
  );
  expect(dishes).toHaveLength(4);
  expect(readMenuText(menuText(dishes)).dishes).toEqual(dishes);
  expect(menuText(dishes)).toContain(
    "Entradas = Starters:\nCeviche — $8.50 — VG, GF — con limón = with lime",
  );
});

test("Prices and marks are recognized in either language, and nothing else", () => {
  expect(["8", "$ 8.50", "b/.3", "3 balboas", "12,5", "gratis", "1.234", "-3", ""].map(readPrice)).toEqual([
    8,
    8.5,
    3,
    3,
    12.5,
    null,
    null,
    null,
    null,
  ]);
  expect(["v", "V GF", "Vegano / sin gluten", "gluten_free", "V, hot", ""].map(readMarks)).toEqual([
    ["vegetarian"],
    ["vegetarian", "gluten_free"],
    ["vegan", "gluten_free"],
    ["gluten_free"],
    null,
    null,
  ]);
});
