import { foldText } from "../site/fold-text";
import { type Dish, inSections, noWords } from "./menu";
import { headingIn } from "./menu-headings";
import type { DietMark } from "./place-marks";

/**
 * Parses a menu as people write it: a dish per line, "Ceviche — 8.50 — V, GF — with lime", with headings in between.
 */

/** An unreadable line, counted from one. */
export type MenuProblem = { line: number; text: string; problem: "price" | "name" };
type ReadMenu = { dishes: Dish[]; problems: MenuProblem[] };

const separator = /\s+[\u2010-\u2015-]+\s+|\s+[\u2010-\u2015-]+$|\s*\|\s*|\t+|\s*(?:\.{3,}|…+)\s*/;
/** The translation follows this sign. */
const twins = /\s+=\s+/;
const bullet = /^(?:[-•·*]|\d{1,2}[.)])\s+/;
const currency = "(?:us ?\\$|\\$|b/\\.?|usd)";
const number = "\\d{1,4}(?:[.,]\\d{1,2})?";
const amount = `${currency}?\\s?${number}(?:\\s?(?:\\$|usd|d[oó]lares|dollars|balboas?))?`;
const price = new RegExp(`^${amount}$`, "i");
const priced = new RegExp(`^(.*[^\\s:,])[:,]?\\s+(${amount})$`, "i");
/** "8/12", "8 - 12": two prices are two dishes. */
const twoPrices = new RegExp(`(?:^|\\s)${amount}\\s?[/-]\\s?${amount}$`, "i");
const onlyFigures = /^[\d\s.,/$-]*\d[\d\s.,/$-]*$/;

/** "8", "$8.50", "B/. 8,50"; null for anything else. */
export function readPrice(text: string): number | null {
  if (!price.test(text.trim())) return null;
  const [figures = ""] = new RegExp(number).exec(text) ?? [];
  return Number(figures.replace(",", "."));
}

const markWords: Record<DietMark, string> = {
  vegetarian: "v, veg, vegetarian, vegetariano, vegetariana",
  vegan: "vg, ve, vgn, vegan, vegano, vegana",
  gluten_free: "gf, sg, gluten_free, gluten free, gluten-free, sin gluten, libre de gluten",
};
const marksByWord = new Map(
  Object.entries(markWords).flatMap(([mark, words]) =>
    words.split(", ").map((word) => [word, mark as DietMark] as const),
  ),
);

/** "V, GF" or "vegetariano y sin gluten"; null where anything else is among them. */
export function readMarks(text: string): DietMark[] | null {
  const plain = foldText(text).replace(/\s+/g, " ").trim();
  const words = [/ ?[,;/+&] ?| y | and /, / /].map((between) => plain.split(between).filter(Boolean));
  const known = words.find((all) => all.length > 0 && all.every((word) => marksByWord.has(word)));
  return known ? [...new Set(known.flatMap((word) => marksByWord.get(word) ?? []))] : null;
}

export function readMenuText(text: string): ReadMenu {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(bullet, ""));
  const read: ReadMenu = { dishes: [], problems: [] };
  let section: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line) continue;
    const heading = headingOf(line, lines[index - 1] ?? "", lines[index + 1] ?? "");
    if (heading !== null) {
      section = heading.split(twins);
      continue;
    }
    const dish = readLine(line, section);
    if (typeof dish === "string") read.problems.push({ line: index + 1, text: line, problem: dish });
    else read.dishes.push(dish);
  }
  return read;
}

/**
 * A line ending in a colon or marked as a heading, a usual heading, or the first line of a block above one with a
 * price.
 */
function headingOf(line: string, before: string, after: string): string | null {
  const [, starred, sharp] = /^(?:\*+([^*]+)\*+:?|#+\s*(.+))$/.exec(line) ?? [];
  const marked = starred ?? sharp ?? (line.endsWith(":") ? line : undefined);
  if (marked !== undefined) return marked.replace(/:$/, "").trim();
  const [own = ""] = line.split(twins);
  // "Sopas" is a heading, "Sopa" among others is a dish.
  const isUsual = headingIn("en", own) !== null && after !== "" && (!before || /s$/i.test(own));
  const isOverPrices = !before && !hasPrice(line) && !separator.test(line) && hasPrice(after);
  return isUsual || isOverPrices ? line : null;
}

function hasPrice(line: string): boolean {
  const parts = line.split(separator);
  return parts.some((part) => readPrice(part) !== null || priced.test(part));
}

function readLine(line: string, [section = "", sectionTwin = ""]: string[]): Dish | MenuProblem["problem"] {
  const [first = "", ...rest] = line.split(separator).map((part) => part.trim());
  const dish: Dish = {
    ...noWords,
    section,
    price: null,
    marks: [],
    twin: { ...noWords, section: sectionTwin },
  };
  const said: string[] = [];
  for (const part of rest) {
    const value = readPrice(part);
    const marks = readMarks(part);
    if (value !== null && dish.price === null) dish.price = value;
    else if (onlyFigures.test(part)) return "price";
    else if (marks) dish.marks.push(...marks);
    else if (part) said.push(part);
  }
  let name = first;
  // A number at the end of the name is the price, unless the line says there's none.
  if (dish.price === null && rest.at(-1) !== "") {
    if (twoPrices.test(name)) return "price";
    const [, before = name, value = ""] = priced.exec(name) ?? [];
    dish.price = readPrice(value);
    name = before;
  }
  const [, plain = "", inside = ""] = /^(.*\S)\s*\(([^()]+)\)$/.exec(name) ?? [];
  const marks = inside ? readMarks(inside) : null;
  if (marks) {
    dish.marks.push(...marks);
    name = plain;
  }
  [dish.dish = "", dish.twin.dish = ""] = name.split(twins);
  [dish.description = "", dish.twin.description = ""] = said.join(" — ").split(twins);
  dish.marks = [...new Set(dish.marks)];
  return /\p{L}/u.test(dish.dish) ? dish : "name";
}

const shortMarks: Record<DietMark, string> = { vegetarian: "V", vegan: "VG", gluten_free: "GF" };

/** Reading it again gives the same menu. */
export function menuText(menu: readonly Dish[]): string {
  const sections = inSections(menu).map((dishes) => {
    const [first] = dishes;
    const heading = first?.section ? [`${both(first.section, first.twin.section)}:`] : [];
    return [...heading, ...dishes.map(dishLine)].join("\n");
  });
  return sections.join("\n\n");
}

export function dishLine({ dish, price, marks, description, twin }: Dish): string {
  const cost = price === null ? "" : `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
  const parts = [cost, marks.map((mark) => shortMarks[mark]).join(", "), both(description, twin.description)];
  const line = [both(dish, twin.dish), ...parts.filter(Boolean)].join(" — ");
  return price === null && parts.every((part) => !part) && /\d$/.test(line) ? `${line} —` : line;
}

const both = (own: string, twin: string) => (twin ? `${own} = ${twin}` : own);
