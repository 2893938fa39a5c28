import * as v from "valibot";
import { type Dish, type DishWords, inSections, noWords } from "../../rules/places/menu";
import { highestPrice, longest, longestMenuText, mostDishes } from "../../rules/places/menu-limits";
import { readMarks, readMenuText, readPrice } from "../../rules/places/menu-text";
import { foldText } from "../../rules/site/fold-text";
import type { FormProblems } from "../site/form-answer";
import { message, type Typed } from "../site/parse";
import type { RowChange } from "../site/repeated-rows";
import { countRows } from "../site/row-names";
import { text } from "./listing-entries";

const price = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === "" || isPrice(typed), message("menu.problems.rowPrice")),
  v.transform(readPrice),
);

const isPrice = (typed: string) => (readPrice(typed) ?? highestPrice + 1) <= highestPrice;

const marks = v.pipe(
  v.array(v.pipe(v.string(), v.trim())),
  v.check((typed) => typed.every((one) => !one || readMarks(one)), message("menu.problems.marks")),
  v.transform((typed) => [...new Set(typed.flatMap((one) => readMarks(one) ?? []))]),
);

const words = {
  dish: text(longest.dish),
  section: text(longest.section),
  description: text(longest.description),
};

const row = v.pipe(
  v.object({ ...words, price, marks }),
  v.forward(
    v.check(
      ({ dish, description, price }) => dish !== "" || (description === "" && price === null),
      message("menu.problems.rowName"),
    ),
    ["dish"],
  ),
);

export const menuEntries = {
  menu_text: text(longestMenuText),
  menu: v.pipe(
    v.array(row),
    v.check((rows) => rows.filter(({ dish }) => dish).length <= mostDishes, message("menu.problems.tooMany")),
  ),
  "translation.menu": v.array(v.object(words)),
};

type Rows = {
  menu: v.InferOutput<typeof row>[];
  "translation.menu": DishWords[];
};

/** A row without a section belongs to the one above; dishes are then grouped by section. */
export function menuOf({ menu: rows, "translation.menu": twins }: Rows): Dish[] {
  const dishes: Dish[] = [];
  for (const [index, row] of rows.entries()) {
    if (!row.dish) continue;
    const section = row.section || (dishes.at(-1)?.section ?? "");
    dishes.push({ ...row, section, twin: { ...noWords, ...twins[index] } });
  }
  return inSections(dishes).flatMap((ofSection) => {
    const { section = "", twin } = ofSection[0] ?? {};
    const heading = ofSection.find((one) => one.twin.section)?.twin.section ?? twin?.section ?? "";
    return ofSection.map((dish) => ({ ...dish, section, twin: { ...dish.twin, section: heading } }));
  });
}

/** A menu as form values, starting at a row. */
export function typedMenu(menu: readonly Dish[], from = 0): Typed {
  const rows = menu.map(({ twin, price, ...dish }, index): Typed => {
    const [row, other] = [`menu.${from + index}`, `translation.menu.${from + index}`];
    return {
      [`${row}.dish`]: [dish.dish],
      [`${row}.price`]: price === null ? [] : [Number.isInteger(price) ? String(price) : price.toFixed(2)],
      [`${row}.marks`]: dish.marks,
      [`${row}.section`]: [dish.section],
      [`${row}.description`]: [dish.description],
      [`${other}.dish`]: [twin.dish],
      [`${other}.section`]: [twin.section],
      [`${other}.description`]: [twin.description],
    };
  });
  return Object.assign({}, ...rows);
}

export function isMenuText(change: RowChange): boolean {
  return change.act === "add" && change.field === "menu_text";
}

/** A menu's text becomes rows: known dishes are updated, new ones appended. */
export function takeMenuApart(typed: Typed): { typed: Typed; problems: FormProblems } {
  const written = typed.menu_text?.[0] ?? "";
  if (!written.trim() || written.length > longestMenuText) return { typed: {}, problems: {} };
  const { dishes, problems } = readMenuText(written);
  if (problems.length > 0) return { typed: {}, problems: { menu_text: { lines: problems } } };
  const count = countRows(Object.keys(typed), "menu");
  const nameAt = (row: number) => foldText(typed[`menu.${row}.dish`]?.[0] ?? "").trim();
  const known = new Map(Array.from({ length: count }, (_, row) => [nameAt(row), row] as const));
  known.delete("");
  const fresh = dishes.filter(({ dish }) => !known.has(foldText(dish)));
  const again = dishes.map((dish): Typed => {
    const row = known.get(foldText(dish.dish));
    return row === undefined ? {} : saidOf(typedMenu([dish], row));
  });
  return {
    typed: { ...Object.assign({}, ...again), ...typedMenu(fresh, count), menu_text: [] },
    problems: {},
  };
}

/** What a line doesn't mention stays as it is. */
function saidOf(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([, [value]]) => value));
}
