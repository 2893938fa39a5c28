import type { RowNote } from "../../../forms/imports/import-row";
import { isSame } from "../../../rules/review/compare-fields";
import type { ImportRow } from "../../db/imports/import-rows";
import type { Done } from "./planned-row";

export type Values = { [field: string]: unknown };

/** It was edited here, so it stays. */
export const stays = (row: ImportRow, touched: string[]): Done => ({
  statements: [],
  tags: [],
  settled: settledAs(row, "stays", touched),
});

export function settledAs(row: ImportRow, outcome: "back" | "stays", touched: string[] = []) {
  const { number, fields, before } = row;
  const keptNotes = touched.map((field): RowNote => ({ about: "kept", field, text: "" }));
  const notes = [...row.notes.filter(({ about }) => about !== "kept"), ...keptNotes];
  // A row that stays keeps its id, so that the next import finds it.
  return { number, notes, outcome, made_id: outcome === "stays" ? row.made_id : null, fields, before };
}

/** Fields that were edited here since. */
export function touchedIn(current: object, made: object): string[] {
  const now: Values = { ...current };
  return Object.entries(made).flatMap(([field, value]) => (isSame(now[field], value) ? [] : [field]));
}

export function pick(values: Values, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/**
 * Field by field: what still says what the import wrote goes back to what was there before; null where nothing does. A
 * reviewer's decision stands.
 */
export function valuesToRestore(
  row: ImportRow,
  currentRow: { pending_changes: object | null },
  asShown: object,
  made: object,
): { values: Values | null; touched: string[] } {
  const before: Values = { ...row.before };
  const fields = Object.keys(before).filter((field) => field in made);
  const touched = touchedIn(asShown, pick({ ...made }, fields));
  const ours = fields.filter((field) => !touched.includes(field));
  if (ours.length === 0) return { values: null, touched };
  const isUndecided =
    currentRow.pending_changes === null ? before.pending_changes === undefined : touched.length === 0;
  const decided = isUndecided ? Object.keys(before).filter((field) => !(field in made)) : [];
  return { values: pick(before, [...ours, ...decided]), touched };
}
