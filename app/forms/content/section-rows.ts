import type { Typed } from "../site/parse";
import type { RowChange } from "../site/repeated-rows";
import { moved } from "../site/repeated-rows";
import { countOf, dataName } from "./section-data";

type ItemChange = Extract<RowChange, { field: string }>;

/** The typed values after an item of a list was added, taken away or moved; `field` is the list: "cards", "services.0.contacts". */
export function changeItems(typed: Typed, change: ItemChange): Typed {
  const name = `${dataName}.${change.field}`;
  const count = countOf(typed, name);
  if (change.act === "add") return { ...typed, [`${name}.${count}.id`]: [""] };
  const places = Array.from({ length: count }, (_, index) => index);
  const { row } = change;
  const kept =
    change.act === "remove"
      ? places.filter((place) => place !== row)
      : moved(places, row, change.act === "earlier" ? row - 1 : row + 1);
  return renumbered(typed, name, kept);
}

/** The items of a list in another order, or fewer of them. */
function renumbered(typed: Typed, name: string, kept: readonly number[]): Typed {
  const entries = Object.entries(typed).flatMap(([field, values]): [string, string[]][] => {
    const [, place, rest = ""] =
      (field.startsWith(`${name}.`) && /^(\d{1,3})(\..*)?$/.exec(field.slice(name.length + 1))) || [];
    if (place === undefined) return [[field, values]];
    const at = kept.indexOf(Number(place));
    return at < 0 ? [] : [[`${name}.${at}${rest}`, values]];
  });
  return Object.fromEntries(entries);
}
