import { expect, test } from "vitest";
import { menuText, readMenuText } from "../../../app/rules/places/menu-text";
import { divideEdit } from "../../../app/rules/review/divide-edit";

const dishes = (text: string) => readMenuText(text).dishes;
const before = "Ceviche — 8 — con limón\nPatacones — 3\nSopa — 5";

/** What becomes public at once, and what waits for review. */
function change(after: string, live = before): [string | null, string | null] {
  const { atOnce, toReview } = divideEdit("restaurant", { menu: dishes(live) }, { menu: dishes(after) });
  const text = (menu: typeof atOnce.menu) => (menu ? menuText(menu) : null);
  return [text(atOnce.menu), text(toReview?.menu)];
}

test("Prices and marks of a menu are public at once", () => {
  expect(change("Ceviche — 9 — GF — con limón\nPatacones — 3\nSopa")).toEqual([
    "Ceviche — $9 — GF — con limón\nPatacones — $3\nSopa",
    null,
  ]);
});

test("A removed dish disappears at once, and the price of the same dish in another section stays", () => {
  expect(change("Ceviche — 8 — con limón\nSopa — 5")).toEqual(["Ceviche — $8 — con limón\nSopa — $5", null]);
  expect(change("")).toEqual(["", null]);
  const twoSizes = "Chico:\nJugo 2\n\nGrande:\nJugo 3";
  expect(change("Chico:\nJugo 2\n\nGrande:\nJugo 4", twoSizes)[0]).toContain("Grande:\nJugo — $4");
});

test("New texts wait, and a renamed dish keeps its old name with the new price", () => {
  const renamed = "Ceviche mixto — 9 — con limón\nPatacones — 3.50 — con queso\nFlan — 4\nSopa — 5";
  expect(change(renamed)).toEqual([
    "Ceviche — $9 — con limón\nPatacones — $3.50\nSopa — $5",
    menuText(dishes(renamed)),
  ]);
});

test("A first menu waits, and an unchanged one changes nothing", () => {
  expect(change(before, "")).toEqual([null, menuText(dishes(before))]);
  expect(change(before)).toEqual([null, null]);
});

test("Dishes in another order wait", () => {
  expect(change("Sopa — 5\nCeviche — 8 — con limón\nPatacones — 3")[0]).toBeNull();
});
