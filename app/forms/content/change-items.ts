import type { Typed } from "../site/parse";
import type { RowChange } from "../site/repeated-rows";
import { moved } from "../site/repeated-rows";
import { renumbered } from "../site/row-names";
import { countOf, dataName } from "./section-data";

type ItemChange = Extract<RowChange, { field: string }>;

/** `field` is the list's path: "cards", "services.0.contacts". */
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
