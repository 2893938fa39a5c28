import type { RowNote } from "../../../forms/imports/import-row";
import { isSame } from "../../../rules/review/compare-fields";
import type { ImportRow } from "../../db/imports/import-rows";
import type { Done } from "./planned-row";

export type Values = { [field: string]: unknown };

/** What somebody has made their own stays. */
export const stays = (row: ImportRow, touched: string[]): Done => ({
  statements: [],
  tags: [],
  settled: settledAs(row, "stays", touched),
});

export function settledAs(row: ImportRow, outcome: "back" | "stays", touched: string[] = []) {
  const { number, fields, before } = row;
  const keptNotes = touched.map((field): RowNote => ({ about: "kept", field, text: "" }));
  const notes = [...row.notes.filter(({ about }) => about !== "kept"), ...keptNotes];
  // What stays is known by its key the next time; what went is new again.
  return { number, notes, outcome, made_id: outcome === "stays" ? row.made_id : null, fields, before };
}

/** The fields in which somebody has said otherwise since. */
export function touchedIn(current: object, made: object): string[] {
  const now: Values = { ...current };
  return Object.entries(made).flatMap(([field, value]) => (isSame(now[field], value) ? [] : [field]));
}

export function pick(values: Values, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
